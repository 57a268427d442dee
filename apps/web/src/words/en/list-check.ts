import type { AdviceCode } from '@sopaan/domain/list-doctor/advice'
import { plural } from './plural.ts'

/** What is said of a finding: what it is, why it matters, and what one tap does. */
type FindingWords = Record<
  AdviceCode,
  { what: (count: number, of: string) => string; why: (of: string) => string; repair?: (count: number) => string }
>

const rows = (count: number) => plural(count, { one: '1 row', other: `${count} rows` })
const remove = (count: number) => plural(count, { one: 'Remove', other: `Remove ${count}` })
const addSafe = (count: number) => plural(count, { one: 'Add 1 safe seat', other: `Add ${count} safe seats` })

/** `of` is the first row it is of, such as "No. 5, Civil Engineering, NIT Calicut". */
const findings: FindingWords = {
  TWICE: {
    what: (count) => plural(count, { one: 'One branch is here twice', other: `${count} branches are here twice` }),
    why: (of) => `${of}: JoSAA takes each college + branch once, and tries every seat of it that you can take.`,
    repair: remove,
  },
  RENAMED: {
    what: (count) => `${rows(count)} may have a new name`,
    why: (of) => `${of}: not offered under this name any more. The same college has a new one of that branch.`,
    repair: (count) => plural(count, { one: 'Put the new name', other: `Put ${count} new names` }),
  },
  NOT_OFFERED: {
    what: (count) => `${rows(count)} not on offer any more`,
    why: () => 'The branch has ended there, or it has a new name. Look for the new name before you fill the form.',
    repair: remove,
  },
  NO_RANK_FOR_IT: {
    what: (count) => `${rows(count)} without a rank for it`,
    why: (of) => `${of}: you gave no rank of that paper. If you have one, add it above.`,
    repair: remove,
  },
  AAT_MISSING: {
    what: (count) => `${rows(count)} only with AAT`,
    why: (of) => `${of}: only for those who passed the Architecture Aptitude Test.`,
    repair: remove,
  },
  STATE_MISSING: {
    what: (count) => `${rows(count)} need your class 12 state`,
    why: () => 'NITs give half of their seats by state. Until we know yours, these count as no seat here.',
    repair: () => 'Add my state',
  },
  NOT_ELIGIBLE: {
    what: (count) => `${rows(count)} you cannot get`,
    why: (of) => `${of}: no seat there is open to your state, category and gender.`,
    repair: remove,
  },
  FIX_ORDER: {
    what: (count) =>
      plural(count, {
        one: '1 harder choice will never be reached',
        other: `${count} harder choices will never be reached`,
      }),
    why: (of) => `${of} is almost certain, and JoSAA stops there. Above it go the ones you like more.`,
    repair: () => 'Fix the order',
  },
  DREAM_BIGGER: {
    what: () => 'You can dream bigger for free',
    why: (of) => `${of}: at the top of the list it costs you nothing.`,
    repair: () => 'Add as no. 1',
  },
  NEVER_REACHED: {
    what: (count) => `${rows(count)} will never be reached`,
    why: (of) => `From ${of}: a seat above is almost certain, and JoSAA stops there. Move up what you like more.`,
    repair: remove,
  },
  NO_CHANCE: {
    what: (count) => plural(count, { one: 'One dream is out of reach', other: `${count} dreams are out of reach` }),
    why: () => 'Chance under 0.5%. They cost you nothing, so they may stay.',
  },
  MAY_NOT_BE_OFFERED: {
    what: (count) => plural(count, { one: 'One seat may not come back', other: `${count} seats may not come back` }),
    why: (of) => `${of}: many seats like it are not offered again. Do not count on it alone.`,
  },
  UNWANTED_LENGTH: {
    what: (count) => `${rows(count)} of another length`,
    why: (of) => `${of} takes longer or shorter than you wanted.`,
    repair: remove,
  },
  AGAINST_OWN_WISH: {
    what: () => 'A seat you like less stands higher',
    why: (of) => `${of} goes up if we swap.`,
    repair: () => 'Swap',
  },
  EASIER_ABOVE_HARDER: {
    what: () => 'The easier branch stands first. Is that right?',
    why: (of) => `${of} is in front of a much harder branch of the same college. If you like it more, leave it.`,
    repair: () => 'Swap',
  },
  NO_SAFE_END: {
    what: () => 'No safe end',
    why: () => 'In a bad year this list gives nothing. Put seats at the end that you would still take.',
    repair: addSafe,
  },
  FALL_TOGETHER: {
    what: () => 'These seats fail together',
    why: () => 'In a tough year they all close early at once, so their chances do not add up.',
    repair: addSafe,
  },
  NOTHING_BETWEEN: {
    what: () => 'Nothing between dream and safe',
    why: () => 'Seats of middling chance in between could get you something better than the safe one.',
  },
  RANK_NOT_USED: {
    what: (_, of) => `Your ${of} rank is not used`,
    why: () => 'No seat of that rank is on the list.',
  },
  TOO_SHORT: {
    what: (count) => plural(count, { one: 'Only one choice', other: `Only ${count} choices` }),
    why: () => 'JoSAA sets no limit. Every seat you would take makes the list safer.',
    repair: addSafe,
  },
  HOME_FORGOTTEN: {
    what: (_, of) => `${of} is missing`,
    why: () => 'It keeps seats for your home state. The chance is better there.',
    repair: (count) => plural(count, { one: 'Add 1 seat', other: `Add ${count} seats` }),
  },
}

/** Words of what is checked of a list. */
export const listCheck = {
  title: 'Check',
  doctor: 'List doctor',
  riskTitle: 'No-seat risk',
  riskLead: 'Your list, played 100 times',
  under: 'under 1%',
  over: 'over 99%',
  percent: (percent: number) => `${percent}%`,
  dream: (count: number) => `${count} Dream`,
  target: (count: number) => `${count} Target`,
  safe: (count: number) => `${count} Safe`,
  none: (count: number) => `${count} none`,
  said: {
    hardly: 'Hardly any year leaves you with nothing.',
    small: 'A small risk of getting nothing.',
    real: 'A real risk of getting nothing.',
    large: 'A large risk of getting nothing.',
    likely: 'You more likely get nothing than something.',
  },
  years: (tough: string, typical: string, easy: string) =>
    `Tough year ${tough}, usual year ${typical}, easy year ${easy}.`,
  source: (season: number) =>
    `From our forecast for ${season}. Seats rise and fall together, and some are not offered again: both are counted. Tested on 2022 to 2026.`,
  untested: 'Once rounds are out this figure follows them. That was not tested on past years.',
  place: (place: string, name: string) => `No. ${place}, ${name}`,
  kinds: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  findings,
  paper: {
    what: (count: number, category: string) =>
      plural(count, {
        one: `1 choice leans on your ${category} certificate`,
        other: `${count} choices lean on your ${category} certificate`,
      }),
    from: (day: string, season: string) => `JoSAA ${season}: only one dated ${day} or later counts.`,
    falls: (name: string, percent: string) => `Without it ${name} falls to ${percent}.`,
    action: 'Papers',
  },
  effect: (from: string, to: string) => `Risk ${from} to ${to}`,
  changes: 'What changes',
  added: (name: string, at: string) => `New at no. ${at}: ${name}`,
  dropped: (name: string) => `Removed: ${name}`,
  moved: (name: string, from: string, to: string) => `No. ${from} to no. ${to}: ${name}`,
  andMore: (count: number) => `and ${count} more`,
  pwd: (said: string, came: string) =>
    `With PwD seats this figure comes out a little dark: where lists were told ${said}%, ${came}% got nothing (2022 to 2026). PwD seats often appear where none were printed before.`,
  clear: (count: number) =>
    plural(count, { one: 'No fault found in your 1 row.', other: `No fault found in your ${count} rows.` }),
  /** Over the rows, where the worst fault would stand. */
  allClear: 'No fault found',
  done: (what: string) => `Done: ${what}`,
  undo: 'Undo',
  checking: 'Checking the list',
  failed: 'Could not check the list. Your list is safe.',
  needsRank: 'Enter your rank, and we check the list and work out the risk of getting nothing.',
  notReady: 'The data we have now does not allow a check. The chance of each seat is unchanged.',
  change: 'repair of the list',
}
