import { MENTOR_LANGUAGES, MENTOR_TOPICS } from '@sopaan/contract/mentors'

const SLUG = /^[a-z0-9-]{1,200}$/
const PAGE_MAX = 10_000

/** What an address asks of the list of mentors; what is no answer is left out. */
export function readMentorSearch(search: URLSearchParams) {
  const slugOf = (name: string) => {
    const said = search.get(name) ?? ''
    return SLUG.test(said) ? said : undefined
  }
  const page = Number(search.get('page') ?? '1')
  return {
    institute: slugOf('institute'),
    programme: slugOf('programme'),
    language: MENTOR_LANGUAGES.find((each) => each === search.get('language')),
    topic: MENTOR_TOPICS.find((each) => each === search.get('topic')),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}
