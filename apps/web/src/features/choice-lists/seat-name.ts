import type { JudgedChoice } from '@sopaan/contract/choice-lists'

/** What a seat is called: as the book has it, and for a seat it does not have, or not yet, the words of its key. */
export function seatName(key: string, choice: JudgedChoice | null | undefined): { branch: string; college: string } {
  if (choice) {
    const { institute, programme } = choice
    const place =
      institute.state !== undefined && !institute.name.includes(institute.state) ? institute.state : undefined
    return { branch: programme.name, college: [institute.name, place].filter(Boolean).join(', ') }
  }
  const [college = '', branch = ''] = key.split('/')
  return { branch: wordsOf(branch.replace(/-\d+-years-.*$/, '')), college: wordsOf(college) }
}

function wordsOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
