import { isInstituteMeant, plainText } from '@sopaan/domain/predictor/search-terms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { collegeNamesQuery, institutesQuery, programmesQuery } from './mentors.queries.ts'

/** Colleges offered at once; who sees more has to type more. */
const OFFERED_MAX = 8
/** Longer than the name of any college. */
const TYPED_LENGTH_MAX = 200

type Seat = { institute: string; programme: string }

type Props = {
  /** The seat that stands already. */
  seat: Record<'institute' | 'programme', { slug: string; name: string }> | undefined
  form: Pick<ContractForm<Seat>, 'errorOf' | 'select'>
}

/** The college, by a part of its name or by a short one, and the programme there: the fields `institute` and `programme`, by slug. */
export function SeatChoice({ seat, form }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const institutes = useQuery(institutesQuery)
  const [typed, setTyped] = useState(seat?.institute.name ?? '')
  const names = useQuery(collegeNamesQuery)
  const found = findInstitutes(typed, institutes.data ?? [], names.data)
  // The seat that stands needs no list to be known by.
  const own = typed === seat?.institute.name ? seat : undefined
  const chosen = found.length === 1 ? found[0] : own?.institute
  const programmes = useQuery(programmesQuery(chosen?.slug))
  const offered = programmes.data ?? (own && [own.programme])
  const isNowhere = typed.trim() !== '' && institutes.isSuccess && !names.isPending && found.length === 0
  return (
    <>
      {institutes.isError && <Banner title={words.collegesFailed} tone="error" />}
      <Field
        label={words.institute}
        hint={chosen && chosen.name !== typed.trim() ? chosen.name : words.instituteHint}
        autoComplete="off"
        maxLength={TYPED_LENGTH_MAX}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isNowhere ? words.nothingFound : form.errorOf('institute')}
      />
      <input type="hidden" name="institute" value={chosen?.slug ?? ''} />
      {found.length > 1 && (
        <ul aria-label={words.institutesFound} className="grid justify-items-start gap-2">
          {found.slice(0, OFFERED_MAX).map(({ slug, name }) => (
            <li key={slug}>
              <Button look="line" onClick={() => setTyped(name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        // The programme that stands is chosen once its list is there.
        key={`${chosen?.slug}-${offered?.length}`}
        label={words.programme}
        disabled={offered === undefined}
        hint={programmes.isLoading ? words.searching : undefined}
        {...form.select('programme')}
        defaultValue={seat?.programme.slug ?? ''}
      >
        <option value="">{words.choose}</option>
        {offered?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}

type Named = Parameters<Names['ownNicknames']>[0][number] & { slug: string }
type Names = Pick<typeof import('@sopaan/domain/colleges/nicknames'), 'readNicknameSearch' | 'ownNicknames'>

/** The colleges that what is typed may mean: the one of exactly this name, or all that answer each of its words. */
function findInstitutes<Institute extends Named>(
  typed: string,
  institutes: readonly Institute[],
  names: Names | undefined,
): readonly Institute[] {
  const wanted = plainText(typed)
  if (wanted === '') return []
  const exact = institutes.filter(({ name }) => plainText(name) === wanted)
  if (exact.length > 0 || names === undefined) return exact
  const { terms } = names.readNicknameSearch(typed, names.ownNicknames(institutes))
  return institutes.filter((institute) => terms.every((term) => isInstituteMeant(term, institute)))
}
