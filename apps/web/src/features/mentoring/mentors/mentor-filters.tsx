import { MENTOR_LANGUAGES, MENTOR_TOPICS, mentors } from '@sopaan/contract/mentors'
import { MENTOR_ORDERS } from '@sopaan/domain/mentoring/mentor-order'
import { type ChangeEvent, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckChip } from '#web/ui/check-chip.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const CONSTRAINTS = constraintsOf(mentors.list)

type Props = {
  search: URLSearchParams
  /** Loads the page whole, where it stands without React; inside a dashboard each choice counts at once. */
  isReload: boolean
}

/** By college, branch or name, by language, topic and who is free soon, and in which order; the question stands in the address. */
export function MentorFilters({ search, isReload }: Props) {
  const { mentoring: words } = useWords()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (!isReload && target.name !== 'q') form.current?.requestSubmit()
  }
  const order = { label: words.sort, name: 'sort', defaultValue: search.get('sort') ?? '' }
  return (
    <Form
      ref={form}
      role="search"
      action={pathname}
      reloadDocument={isReload}
      aria-label={words.show}
      onChange={handleChange}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
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
      />
      {isReload ? (
        <Button type="submit" look="line" className="px-4!">
          {words.show}
        </Button>
      ) : (
        <Select isLabelHidden className="w-36 sm:w-44" {...order}>
          <Orders />
        </Select>
      )}
      <div className="col-span-full flex flex-wrap gap-2">
        <CheckChip label={words.freeThisWeek} name="free" value="true" defaultChecked={search.get('free') === 'true'} />
        {!isReload && (
          <>
            <CheckChip label={words.forList} name="mine" value="true" defaultChecked={search.get('mine') === 'true'} />
            <CheckChip
              label={words.savedOnly}
              name="saved"
              value="true"
              defaultChecked={search.get('saved') === 'true'}
            />
          </>
        )}
        <ChipSelect label={words.filterLanguage} name="language" defaultValue={search.get('language') ?? ''}>
          <option value="">{words.anyOf(words.filterLanguage)}</option>
          {MENTOR_LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {words.languages[each]}
            </option>
          ))}
        </ChipSelect>
        <ChipSelect label={words.filterTopic} name="topic" defaultValue={search.get('topic') ?? ''}>
          <option value="">{words.anyOf(words.filterTopic)}</option>
          {MENTOR_TOPICS.map((each) => (
            <option key={each} value={each}>
              {words.topics[each]}
            </option>
          ))}
        </ChipSelect>
        {isReload && (
          <ChipSelect {...order}>
            <Orders />
          </ChipSelect>
        )}
      </div>
    </Form>
  )
}

function Orders() {
  const { mentoring: words } = useWords()
  return (
    <>
      <option value="">{words.sortUsual}</option>
      {MENTOR_ORDERS.map((each) => (
        <option key={each} value={each}>
          {words.sorts[each]}
        </option>
      ))}
    </>
  )
}
