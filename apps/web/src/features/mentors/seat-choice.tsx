import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { institutesQuery, programmesQuery } from './mentors.queries.ts'

type Props = {
  /** The seat that stands already. */
  seat: { institute: { name: string }; programme: { slug: string } } | undefined
  errors: Readonly<Record<string, string>>
}

/** The college, by a part of its name, and the programme there: the fields `institute` and `programme`, by slug. */
export function SeatChoice({ seat, errors }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const institutes = useQuery(institutesQuery)
  const [typed, setTyped] = useState(seat?.institute.name ?? '')
  const chosen = institutes.data?.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
  const programmes = useQuery(programmesQuery(chosen?.slug))
  const isNowhere =
    typed.trim() !== '' &&
    institutes.data?.some(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())) === false
  return (
    <>
      {institutes.isError && <Banner title={words.collegesFailed} tone="error" />}
      <Field
        label={words.institute}
        hint={words.instituteHint}
        list="mentor-institutes"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isNowhere ? words.nothingFound : errors.institute}
      />
      <input type="hidden" name="institute" value={chosen?.slug ?? ''} />
      <datalist id="mentor-institutes">
        {institutes.data?.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <Select
        // The programme that stands is chosen once its list is there.
        key={`${chosen?.slug}-${programmes.data?.length}`}
        label={words.programme}
        name="programme"
        disabled={programmes.data === undefined}
        hint={programmes.isLoading ? words.searching : undefined}
        defaultValue={seat?.programme.slug ?? ''}
        error={errors.programme}
      >
        <option value="">{words.choose}</option>
        {programmes.data?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}
