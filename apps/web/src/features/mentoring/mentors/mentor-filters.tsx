import { MENTOR_LANGUAGES, MENTOR_TOPICS, mentors } from '@sopaan/contract/mentors'
import { type ChangeEvent, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(mentors.list)

type Props = {
  search: URLSearchParams
  /** Loads the page whole, where it stands without React; inside a dashboard each choice counts at once. */
  isReload: boolean
}

/** By college, branch or name, by language, topic and who is free soon; the question stands in the address. */
export function MentorFilters({ search, isReload }: Props) {
  const { mentoring: words } = useWords()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!isReload && target.name !== 'q') form.current?.requestSubmit()
  }
  return (
    <Form
      ref={form}
      role="search"
      action={pathname}
      reloadDocument={isReload}
      aria-label={words.show}
      onChange={handleChange}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      {['institute', 'programme', 'list'].map((name) => {
        const value = search.get(name) ?? ''
        return value === '' ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      <Field
        key={search.get('q')}
        label={words.searchLabel}
        name="q"
        type="search"
        enterKeyHint="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        hasNote={false}
        defaultValue={search.get('q') ?? ''}
        className="max-lg:col-span-2"
      />
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
      <Button type="submit" look="line" className="max-lg:col-span-2 max-lg:order-last">
        {words.show}
      </Button>
      <div className="col-span-full -my-1 flex flex-wrap gap-x-6">
        <Checkbox label={words.freeThisWeek} name="free" value="true" defaultChecked={search.get('free') === 'true'} />
        {!isReload && (
          <Checkbox label={words.forList} name="mine" value="true" defaultChecked={search.get('mine') === 'true'} />
        )}
        {!isReload && (
          <Checkbox label={words.savedOnly} name="saved" value="true" defaultChecked={search.get('saved') === 'true'} />
        )}
      </div>
    </Form>
  )
}
