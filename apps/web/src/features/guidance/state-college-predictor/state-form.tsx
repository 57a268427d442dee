import type { StateCounsellingEntry } from '@sopaan/contract/state-college-predictor'
import { useNavigate } from 'react-router'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { closeSheet } from '#web/ui/sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { stateAddress } from './state-address.ts'
import type { OpenCounselling } from './state-college-predictor.queries.ts'
import { StateFields } from './state-fields.tsx'
import { nameState } from './state-figures.ts'

type Props = {
  counsellings: readonly StateCounsellingEntry[]
  /** Whose questions follow; absent until one with figures is chosen. */
  counselling?: OpenCounselling | undefined
  search: URLSearchParams
  errors?: Readonly<Record<string, string>>
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string
}

/** The questions: the counselling, and those that follow from it. An ordinary GET form, so it works without script. */
export function StateForm({ counsellings, counselling, search, errors = {}, sheetId }: Props) {
  const all = useWords()
  const { counsellings: words } = all
  const navigate = useNavigate()
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: stateAddress, sheetId })
  return (
    <form method="get" action={pathname} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <Select
        label={words.counselling}
        name="counselling"
        defaultValue={search.get('counselling') ?? ''}
        onChange={(event) => {
          if (sheetId !== undefined) closeSheet(sheetId)
          navigate(`${pathname}?${new URLSearchParams({ counselling: event.target.value })}`, {
            preventScrollReset: true,
          })
        }}
      >
        <option value="">{words.counsellingNone}</option>
        {counsellings.map(({ id, name, state, figures }) =>
          figures === null ? null : (
            <option key={id} value={id}>
              {words.counsellingOption(name, nameState(state, all), String(figures.season))}
            </option>
          ),
        )}
        <optgroup label={words.withoutFigures}>
          {counsellings.map(({ id, name, state, figures }) =>
            figures === null ? (
              <option key={id} value={id}>
                {words.withoutOption(name, nameState(state, all))}
              </option>
            ) : null,
          )}
        </optgroup>
      </Select>
      {counselling && (
        <>
          {stateAddress.filterEntries(search).map(([key, each]) => (
            <input key={`${key}=${each}`} type="hidden" name={key} value={each} />
          ))}
          <StateFields counselling={counselling} search={search} errors={errors} />
        </>
      )}
      <Button
        type="submit"
        doing={isSending ? words.sending : undefined}
        className={counselling ? 'justify-self-start max-sm:w-full' : 'only-without-script justify-self-start'}
      >
        {counselling ? words.submit : words.next}
      </Button>
    </form>
  )
}
