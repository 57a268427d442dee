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
  /** Told the slug of the college, or undefined while what is typed names none. */
  onChoose: (institute: string | undefined) => void
  errors: Readonly<Record<string, string>>
}

/** The college, by a part of its name, and the programme there. */
export function SeatChoice({ seat, onChoose, errors }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const institutes = useQuery(institutesQuery)
  const [typed, setTyped] = useState(seat?.institute.name ?? '')
  const chosen = institutes.data?.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())
  const programmes = useQuery(programmesQuery(chosen?.slug))
  const isNowhere =
    typed.trim() !== '' &&
    institutes.data?.some(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())) === false
  const handleType = (text: string) => {
    setTyped(text)
    onChoose(institutes.data?.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())?.slug)
  }
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
        onChange={({ currentTarget }) => handleType(currentTarget.value)}
        error={isNowhere ? words.nothingFound : errors.institute}
      />
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
