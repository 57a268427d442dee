/** What the key of a choice alone says of it. */
type SpelledChoice = {
  /** As the key has it: without commas, brackets and dots. */
  institute: string
  programme: string
  /** Absent where the key does not end in a course. */
  course: { degree: string; durationYears: number } | undefined
}

/** A choice spelled from its key, for one that the book does not have any more: names are written as names again. */
export function spellChoice(key: string): SpelledChoice {
  const [institute = '', course = ''] = key.split('/')
  const [, programme = course, years, degree] = /^(.+)-(\d{1,2})-years-(.+)$/.exec(course) ?? []
  return {
    institute: spell(institute),
    programme: spell(programme),
    course: years && degree ? { degree: spell(degree), durationYears: Number(years) } : undefined,
  }
}

function spell(slugged: string): string {
  return slugged
    .split('-')
    .map((word, at) => {
      if (CAPITALS.has(word)) return word.toUpperCase()
      return at > 0 && SMALL.has(word) ? word : (OWN_FORMS[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    })
    .join(' ')
}

/** Words of names that stay small. */
const SMALL: ReadonlySet<string> = new Set('a and any at for in including of on or the to under with'.split(' '))
/** Short forms in names of institutes and programmes, as JoSAA prints them. */
const CAPITALS: ReadonlySet<string> = new Set(
  'ai bhu bs cse csvtu cu dasa ciwg ece eee gst ic iit iiit iim iiht ism it mba me ml nit nitie ug up vfx vlsi'.split(
    ' ',
  ),
)
const OWN_FORMS: Readonly<Record<string, string>> = {
  btech: 'B.Tech',
  mtech: 'M.Tech',
  iot: 'IoT',
  dr: 'Dr.',
  pt: 'Pt.',
}
