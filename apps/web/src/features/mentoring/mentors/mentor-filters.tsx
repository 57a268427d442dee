import { MENTOR_LANGUAGES, MENTOR_TOPICS } from '@sopaan/contract/mentors'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** By language and topic; the question stands in the address, so the form works without script. */
export function MentorFilters({ search }: { search: URLSearchParams }) {
  const { mentoring: words } = useWords()
  const { pathname } = useLocation()
  return (
    <form
      action={pathname}
      aria-label={words.show}
      className="grid grid-cols-2 items-end gap-3 sm:max-w-180 sm:grid-cols-[1fr_1fr_auto]"
    >
      {['institute', 'programme', 'list'].map((name) => {
        const value = search.get(name) ?? ''
        return value === '' ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <Select label={words.filterLanguage} name="language" hasNote={false} defaultValue={search.get('language') ?? ''}>
        <option value="">{words.any}</option>
        {MENTOR_LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {words.languages[each]}
          </option>
        ))}
      </Select>
      <Select label={words.filterTopic} name="topic" hasNote={false} defaultValue={search.get('topic') ?? ''}>
        <option value="">{words.any}</option>
        {MENTOR_TOPICS.map((each) => (
          <option key={each} value={each}>
            {words.topics[each]}
          </option>
        ))}
      </Select>
      <Button type="submit" look="line" className="max-sm:col-span-2">
        {words.show}
      </Button>
    </form>
  )
}
