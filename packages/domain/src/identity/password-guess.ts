/** Words every guesser tries on a page like ours. Source: AUTH-05. */
const PRODUCT_WORDS = [
  'sopaan',
  'student',
  'mentee',
  'mentor',
  'admin',
  'password',
  'josaa',
  'csab',
  'jee',
  'iit',
  'nit',
  'iiit',
  'rank',
  'college',
  'india',
  'bharat',
] as const

/** What people in India choose so often that a guesser begins with it. */
const FAVOURITES = ['jaishreeram', 'jaishriram', 'sairam', 'radheradhe', 'harekrishna', 'waheguru', 'jaihind'] as const

/** Rows of the alphabet, the digits and the keyboard that fingers follow. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const WALKS: readonly string[] = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
/** Fewer signs of a row one after the other are chance. */
const WALK_LENGTH_MIN = 4
/** A longer piece that is said twice is a word of its own: `bonbon` is one, `tartar-tartar` is not. */
const REPEATED_LENGTH_MAX = 4

/** The longest ending of digits and signs that is taken for decoration, characters: `Monsoon2026!`. */
const ENDING_LENGTH_MAX = 6
/** What must be left of a password once known words are taken out, characters. */
const OWN_LENGTH_MIN = 5
/** Shorter parts of a name say nothing. */
const WORD_LENGTH_MIN = 3

/** Digits and signs that stand for letters. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * The forms under which a guesser would have a password on the list of common ones: in lower case, without disguise
 * (`Passw0rd!` is `password`), and without a short ending of digits and signs.
 */
export function commonForms(password: string): string[] {
  const lower = password.toLowerCase()
  const forms = [lower, undisguised(lower), withoutEnding(lower), undisguised(withoutEnding(lower))]
  return [...new Set(forms)].filter((form) => form.length > 0)
}

/** Whether a password is little more than walks along a row (`abcdef`, `poiuyt`, `abcd@1234`) or one piece again and again (`121212`). */
export function isPattern(password: string): boolean {
  const text = password.toLowerCase()
  if (new RegExp(`^(.{1,${REPEATED_LENGTH_MAX}}?)\\1+$`, 'su').test(text)) return true
  const rest = withoutWalks(text.replace(/(.)\1{3,}/gsu, ''))
  return rest.length < text.length && [...rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '')].length < OWN_LENGTH_MIN
}

/** What is left of a text once every walk along a row is taken out. */
function withoutWalks(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = walkLength(text, at)
    if (length < WALK_LENGTH_MIN) rest += text[at]
    at += length < WALK_LENGTH_MIN ? 1 : length
  }
  return rest
}

function walkLength(text: string, from: number): number {
  let length = 1
  while (from + length < text.length && WALKS.some((walk) => walk.includes(text.slice(from, from + length + 1))))
    length += 1
  return length
}

/**
 * Whether a password is little more than words a stranger can know of its owner or of this page.
 * @param ownWords  the owner's name and the part of the address before the at sign, in any case
 */
export function isMadeOfKnownWords(password: string, ownWords: readonly string[]): boolean {
  const words = [
    ...ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)),
    ...PRODUCT_WORDS,
    ...FAVOURITES,
  ]
    .filter((word) => word.length >= WORD_LENGTH_MIN)
    .sort((one, other) => other.length - one.length)
  return [password.toLowerCase(), undisguised(password.toLowerCase())].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
    return rest.length < text.length && [...rest.replace(/[^\p{L}\p{M}\p{N}]/gu, '')].length < OWN_LENGTH_MIN
  })
}

function undisguised(text: string): string {
  return text.replace(/[0134579@$!]/g, (sign) => DISGUISES[sign] ?? sign)
}

function withoutEnding(text: string): string {
  const ending = /[\d\W_]*$/.exec(text)?.[0] ?? ''
  return ending.length <= ENDING_LENGTH_MAX ? text.slice(0, text.length - ending.length) : text
}
