/** What a move brings, what it gives the other player, and how it is said beside its target. */
import { say } from '../../i18n/index.svelte';
import { amountOf, signed } from '../../table/effects';
import type { ChipPart } from '../../ui/chips';
import type { Explanation } from '../../ui/explanation.svelte';
import type { FeatureView } from '../../wire/castle';
import type { Legal } from '../../wire/protocol';
import { verbOf } from './choose';
import type { CastleDesk } from './desk.svelte';
import { completedBy, foresee } from './foresee';
import { completionLine, costChip, featureCard, featureName, gainChip, moveCard, sizeOf, word } from './words';

/** What it brings; when a subject may be placed, what it brings more than none would. */
export function gainOf(desk: CastleDesk, legal: Legal): ChipPart | undefined {
  const none = desk.legal.find((one) => verbOf(one) === 'none');
  if (!none) return gainChip(legal);
  const more = amountOf(legal.effects, 'points') - amountOf(none.effects, 'points');
  return more > 0 ? { text: signed(more) } : undefined;
}

/** What the other player gets by it; what they get whatever one chooses is no price. */
export function costOf(desk: CastleDesk, legal: Legal): ChipPart | undefined {
  const verb = verbOf(legal);
  return verb === 'subject' || verb === 'none' ? undefined : costChip(legal, desk.colour(1 - desk.view.turn));
}

/** What a move completes and brings. */
export function cardOf(desk: CastleDesk, legal: Legal): Explanation {
  const { hand } = desk.view;
  if (verbOf(legal) === 'subject') return subjectCard(desk, legal);
  if (verbOf(legal) !== 'place' || !hand) return moveCard(legal);
  const { square, rotation } = legal.action;
  const done = completedBy(foresee(desk.view, desk.components, hand, String(square), Number(rotation)));
  return moveCard(
    legal,
    done.map((one) => completionLine(one, desk.view.turn, (seat) => desk.name(seat))),
  );
}

/** Points at once, or what the feature promises. */
function subjectCard(desk: CastleDesk, legal: Legal): Explanation {
  const feature: FeatureView | undefined =
    desk.view.features[desk.laid?.features[Number(legal.action['segment'])] ?? -1];
  const title = say(legal.words.key, legal.words.args);
  const more = gainOf(desk, legal)?.text;
  if (!feature) return { title };
  if (more) return { title, lines: [{ label: say(`castle.part-${feature.kind}s`), value: more }] };
  // Nobody is there yet: that goes without saying.
  return { title, lines: featureCard(feature, (seat) => desk.name(seat)).lines?.slice(1) };
}

/** A choice in a word or two, for its button. */
export function choiceWords(desk: CastleDesk, legal: Legal): string {
  const verb = verbOf(legal);
  if (verb === 'again' && desk.phone) return say('castle.verb-again');
  if (verb === 'score' || verb === 'double') {
    const feature = desk.view.features[desk.scorings.find((one) => one[verb] === legal)?.feature ?? -1];
    const name = feature ? featureName(feature.kind, sizeOf(feature), feature.well) : '';
    return verb === 'double' ? word('double-feature', { feature: name }) : name;
  }
  if (verb !== 'subject') return say(legal.words.key, legal.words.args);
  const role = legal.words.key.replace('castle.action-subject-', '');
  const twins = [...desk.subjects.values()].filter((one) => one.words.key === legal.words.key).length > 1;
  const where = legal.words.args['where'] ?? '';
  return twins ? word('subject-where', { role: say(`castle.role-${role}`), where }) : say(`castle.role-${role}`);
}
