/** What stands in place of a telephone number, an address or a handle that was hidden. */
export const CONTACT_MASK = '▒▒▒'

/** Whether something was hidden in a text. */
export function hasMask(text: string): boolean {
  return text.includes(CONTACT_MASK)
}

/**
 * A text with everything hidden by which one of its people could be reached elsewhere: telephone numbers, e-mail and UPI
 * addresses, social handles, links to messengers; in figures of any Indian script, spelled out, in English and Hindi. It is
 * for texts that somebody under 18 writes or reads, so it would rather hide a row of ranks than let a number through.
 */
export function maskContacts(text: string): string {
  const plain = asPlainFigures(text)
  const spans = [...PATTERNS.flatMap((pattern) => spansOf(plain, pattern)), ...numberSpans(plain)]
  return joined(spans).reduceRight(
    (masked, { from, to }) => masked.slice(0, from) + CONTACT_MASK + masked.slice(to),
    text,
  )
}

type Span = { from: number; to: number }

/** Where the figure nought stands in the scripts of India, in Arabic script and in the wide forms of East Asia. */
const NOUGHTS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0, 0xff10]
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/

/** The same text, letter for letter, with every figure as 0 to 9, wide letters as plain ones, and what cannot be seen as a hyphen. */
function asPlainFigures(text: string): string {
  return [...text]
    .flatMap((letter) =>
      letter.length > 1 ? Array.from({ length: letter.length }, () => ' ') : plainCharacter(letter),
    )
    .join('')
    .toLowerCase()
    .replace(/(?<=\d)o(?=\d)/g, '0')
}

function plainCharacter(letter: string): string {
  if (INVISIBLE.test(letter)) return '-'
  const code = letter.charCodeAt(0)
  const nought = NOUGHTS.find((first) => code >= first && code < first + 10)
  if (nought !== undefined) return String(code - nought)
  const isWide = code > 0xff00 && code < 0xff5f
  const plain = isWide ? String.fromCharCode(code - 0xfee0) : letter
  // A few capital letters become two in lower case, which would move all that follows.
  return plain.toLowerCase().length === 1 ? plain : letter
}

const NAME = String.raw`[a-z0-9][\w.+-]{0,63}`
const AT = String.raw`(?:@|[([{]\s*at\s*[)\]}]|\bat(?:\s+the\s+rate(?:\s+of)?)?\b|एट|ऐट)`
const DOT = String.raw`(?:\.|[([{]\s*(?:dot|\.)\s*[)\]}]|\bdot\b|डॉट|डाट)`
const MAILBOXES = 'gmail|yahoo|ymail|hotmail|outlook|rediffmail|rediff|icloud|proton(?:mail)?|zoho|जीमेल|याहू|हॉटमेल'
const ENDINGS = 'com|in|co|net|org|edu|ac|me|io|कॉम'
const MESSENGERS = [
  'wa.me',
  '(?:api|chat|web).whatsapp.com',
  'whatsapp.com',
  't.me',
  'telegram.(?:me|org|dog)',
  'instagram.com',
  'instagr.am',
  'ig.me',
  'snapchat.com',
  'discord.(?:gg|com|me)',
  'm.me',
  'messenger.com',
  'facebook.com',
  'fb.(?:com|me)',
  'signal.(?:me|group)',
  'threads.(?:net|com)',
  'twitter.com',
  'x.com',
  'linkedin.com',
  'line.me',
].map((host) => host.replaceAll('.', String.raw`\s*${DOT}\s*`))
const PLATFORM = String.raw`\b(?:insta(?:gram)?|ig|telegram|tg|snap(?:chat)?|discord|whats\s*app|wa|facebook|fb|messenger|signal|twitter|linkedin)\b|इंस्टा(?:ग्राम)?|टेलीग्राम|स्नैपचैट|व्हाट्सऐप|व्हाट्सएप|फेसबुक`
/** Words between the name of a platform and a handle that leave no doubt that a handle follows. */
const NAMES_A_HANDLE = String.raw`(?:\s*(?:id|handle|username|user\s*name|account|आईडी)(?:\s+(?:is|hai|है))?\s*[:=@-]?|\s*[:=@])`

const PATTERNS: readonly RegExp[] = [
  // name@host, name@upi, name (at) host dot com
  new RegExp(String.raw`${NAME}\s*@\s*[a-z0-9][\w-]*(?:\s*\.\s*[a-z][\w-]*)*`, 'g'),
  new RegExp(String.raw`${NAME}\s*${AT}\s*[a-z0-9][\w-]*\s*(?:[([{]\s*dot\s*[)\]}]|\bdot\b)\s*(?:${ENDINGS})\b`, 'g'),
  new RegExp(
    String.raw`\S{1,64}\s*(?:${AT}\s*)?(?<![a-z])(?:${MAILBOXES})\s*(?:${DOT}\s*)?(?:${ENDINGS})(?![a-z])|\S{1,64}\s*${AT}\s*(?:${MAILBOXES})(?![a-z])`,
    'g',
  ),
  new RegExp(
    String.raw`(?<![\w.])(?:https?:\/\/)?(?:www\.)?(?:${MESSENGERS.join('|')})(?![\w.])(?:\s?\/\s?[^\s]*)?`,
    'g',
  ),
  /(?:mailto|tel|sms|tg|whatsapp):\S+/g,
  // @handle
  /(?<![\w.])@[a-z0-9][\w.]{2,}/g,
  new RegExp(String.raw`(?:${PLATFORM})${NAMES_A_HANDLE}\s*[a-z0-9][\w.-]{2,}`, 'g'),
  // insta riya.nair_7: without such a word, only what no word of a sentence looks like
  new RegExp(
    String.raw`(?:${PLATFORM})(?:\s+(?:is|hai|par|pe|pr|on|me|है|पर))*\s+(?=[\w.-]*[\d_.][\w.-]*\w)[a-z0-9][\w.-]{2,}`,
    'g',
  ),
]

/** A figure in words. Source: English, Hindi, and Hindi as it is typed in Latin letters. */
const FIGURES: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  nought: '0',
  shunya: '0',
  sunya: '0',
  शून्य: '0',
  जीरो: '0',
  ज़ीरो: '0',
  one: '1',
  ek: '1',
  एक: '1',
  वन: '1',
  two: '2',
  do: '2',
  दो: '2',
  टू: '2',
  three: '3',
  teen: '3',
  tin: '3',
  तीन: '3',
  थ्री: '3',
  four: '4',
  char: '4',
  chaar: '4',
  चार: '4',
  फोर: '4',
  five: '5',
  panch: '5',
  paanch: '5',
  पाँच: '5',
  पांच: '5',
  फाइव: '5',
  six: '6',
  chhe: '6',
  che: '6',
  chah: '6',
  cheh: '6',
  छह: '6',
  छः: '6',
  छे: '6',
  सिक्स: '6',
  seven: '7',
  saat: '7',
  sat: '7',
  सात: '7',
  सेवन: '7',
  eight: '8',
  aath: '8',
  ath: '8',
  आठ: '8',
  एट: '8',
  nine: '9',
  nau: '9',
  nou: '9',
  नौ: '9',
  नाइन: '9',
}
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 }
const TOKEN = new RegExp(
  String.raw`(?<![a-z\u0900-\u097f])(double|triple|डबल|ट्रिपल)\s+(?=\S)|(?<![a-z\u0900-\u097f])(${Object.keys(FIGURES)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![a-z\u0900-\u097f])|(\d+)`,
  'g',
)
/** What may stand between two groups of one number. */
const BETWEEN = /^[^\p{L}\p{N}\p{M}\n]{0,6}$/u
/** Digits of an Indian mobile number behind 0, 91 or 0091. Source: National Numbering Plan 2003. */
const MOBILE = /^(?:0{0,2}91)?0?[6-9]\d{9}$/
const LONG_DIGITS_MIN = 10
/** So many figures spelled out one after the other are no rank. */
const SPELLED_MIN = 6

type Group = Span & { digits: string; isSpelled: boolean }

function numberSpans(plain: string): Span[] {
  return runsOf(groupsOf(plain), plain).flatMap((run) => {
    const spelled = run.filter(({ isSpelled }) => isSpelled).length
    if (spelled >= SPELLED_MIN) return [spanOf(run)]
    const digits = run.map((group) => group.digits)
    return run.flatMap((group, first) => {
      if (group.digits.length >= LONG_DIGITS_MIN) return [group]
      const last = run.findIndex((_, at) => at >= first && MOBILE.test(digits.slice(first, at + 1).join('')))
      return last < 0 ? [] : [spanOf(run.slice(first, last + 1))]
    })
  })
}

function groupsOf(plain: string): Group[] {
  const groups: Group[] = []
  let times: { count: number; from: number } | undefined
  for (const match of plain.matchAll(TOKEN)) {
    const [whole, multiple, word, figures] = match
    if (multiple !== undefined) {
      times = { count: TIMES[multiple] ?? 1, from: match.index }
      continue
    }
    const said = figures ?? FIGURES[word ?? ''] ?? ''
    const digits = times === undefined ? said : said.slice(0, 1).repeat(times.count) + said.slice(1)
    groups.push({
      from: times?.from ?? match.index,
      to: match.index + whole.length,
      digits,
      isSpelled: word !== undefined,
    })
    times = undefined
  }
  return groups
}

/** Groups that nothing but spaces and signs parts. */
function runsOf(groups: readonly Group[], plain: string): Group[][] {
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && BETWEEN.test(plain.slice(before.to, group.from))) run.push(group)
    else runs.push([group])
  }
  return runs
}

function spanOf(groups: readonly Group[]): Span {
  return { from: groups[0]?.from ?? 0, to: groups.at(-1)?.to ?? 0 }
}

function spansOf(plain: string, pattern: RegExp): Span[] {
  return [...plain.matchAll(pattern)].map(({ 0: whole, index }) => ({ from: index, to: index + whole.length }))
}

/** Spans in their order, those that touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const ordered = spans.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)
  const list: Span[] = []
  for (const span of ordered) {
    const last = list.at(-1)
    if (last === undefined || span.from > last.to) list.push({ ...span })
    else last.to = Math.max(last.to, span.to)
  }
  return list
}
