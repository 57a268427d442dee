import { AatField, CategoryField, GenderField, HomeStateField, PwdField } from '#web/search-form/about-fields.tsx'
import { predictorAddress } from '#web/search-form/predictor-search.ts'
import { RankInputs } from '#web/search-form/rank-inputs.tsx'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

const LISTS = ['main-1', 'advanced', 'main-2a', 'main-2b'] as const

type Props = {
  search: URLSearchParams
  /** What was wrong, by the key of the answer. */
  errors?: Readonly<Record<string, string>>
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string
}

/** Every rank of one person, list by list; those that the category and PwD status rule out stay away. Works without script. */
export function AllRanksForm({ search, errors = {}, sheetId }: Props) {
  const { ranks: words, predictor } = useWords()
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: predictorAddress, sheetId })
  return (
    <form method="get" action={pathname} noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <CategoryField search={search} errors={errors} />
      <HomeStateField search={search} errors={errors} />
      <GenderField search={search} errors={errors} />
      <PwdField search={search} />
      {LISTS.map((list) => (
        <fieldset key={list} className="grid gap-3 border-t border-border pt-4">
          <legend className="float-start mb-1 font-heading">{predictor.listLegends[list]}</legend>
          <RankInputs list={list} search={search} errors={errors} />
          {list === 'advanced' && <AatField search={search} />}
        </fieldset>
      ))}
      <Button
        type="submit"
        doing={isSending ? predictor.sending : undefined}
        className="justify-self-start max-sm:w-full"
      >
        {words.submit}
      </Button>
    </form>
  )
}
