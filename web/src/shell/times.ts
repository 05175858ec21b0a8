/** Times in words. */
import { say } from '../i18n/index.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return say('time-now');
  if (passed < HOUR) return say('time-minutes', { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return say('time-hours', { count: Math.floor(passed / HOUR) });
  if (passed < 2 * DAY) return say('time-yesterday');
  return say('time-days', { count: Math.floor(passed / DAY) });
}

/** A clock: "12:05", "1:02:05", or days and hours where it is that long. */
export function clock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days >= 2) return say('time-left-days', { count: days });
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** How long a table gives for a turn or a game: "20 min", "3 j". */
export function span(seconds: number): string {
  if (seconds % 86_400 === 0) return say('time-span-days', { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return say('time-span-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return say('time-span-minutes', { count: seconds / 60 });
  return say('time-span-seconds', { count: seconds });
}
