/** All icons of all rooms at once: only the gallery needs that. */
import { brugesIcons } from '../ui/icons/bruges';
import { burdigalaIcons } from '../ui/icons/burdigala';
import { burgenlandIcons } from '../ui/icons/burgenland';
import { burgundyIcons } from '../ui/icons/burgundy';
import { castleIcons } from '../ui/icons/castle';
import { commonIcons } from '../ui/icons/common';

export const allIcons = {
  ...commonIcons,
  ...burgundyIcons,
  ...castleIcons,
  ...brugesIcons,
  ...burgenlandIcons,
  ...burdigalaIcons,
};
