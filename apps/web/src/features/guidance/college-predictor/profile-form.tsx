import { paths, toolFrom } from '@sopaan/contract/paths'
import type { RankList } from '@sopaan/domain/book/rank-book'
import { Link } from 'react-router'
import { filterEntries, predictorAddress } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { useSearchForm } from '#web/search-form/use-search-form.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { AatField, CategoryField, GenderField, HomeStateField, PwdField } from './about-fields.tsx'
import { RankInputs } from './rank-inputs.tsx'

const MORE_LISTS: readonly RankList[] = ['advanced', 'main-2a', 'main-2b']

type Props = {
  search: URLSearchParams
  /** What was wrong, by the key of the answer. */
  errors?: Readonly<Record<string, string>>
  /** The sheet the form stands in, closed when it is sent. */
  sheetId?: string
  /** What the button says, where the form stands on another page than the predictor's. */
  submit?: string
}

/** The questions of the predictor, those that decide the answer first. It is an ordinary GET form, so it works without script. */
export function ProfileForm({ search, errors = {}, sheetId, submit }: Props) {
  const { predictor: words, language } = useWords()
  const { pathname, isSending, handleSubmit } = useSearchForm({ address: predictorAddress, sheetId })
  const isMoreOpen = [...search.keys(), ...Object.keys(errors)].some((key) =>
    /^(?:advanced|arch|plan|pwd|aat)/.test(key),
  )
  return (
    <form method="get" action={pathname} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {filterEntries(search).map(([key, each]) => (
        <input key={`${key}=${each}`} type="hidden" name={key} value={each} />
      ))}
      <RankInputs list="main-1" kinds={['common']} search={search} errors={errors} />
      <CategoryField search={search} errors={errors} />
      <RankInputs list="main-1" kinds={['category', 'openPwd', 'categoryPwd']} search={search} errors={errors} />
      <GenderField search={search} errors={errors} />
      <HomeStateField search={search} errors={errors} />
      <details open={isMoreOpen || undefined} className="group rounded-box bg-surface-sunken px-4">
        <summary className="flex min-h-12 items-center gap-2 py-2 font-semibold text-primary-text">
          {words.more}
        </summary>
        <div className="grid gap-4 pt-2 pb-4">
          <PwdField search={search} />
          {MORE_LISTS.map((list) => (
            <fieldset key={list} className="grid gap-3">
              <legend className="mb-2 font-heading">{words.listLegends[list]}</legend>
              <RankInputs list={list} search={search} errors={errors} />
              {list === 'advanced' && <AatField search={search} />}
            </fieldset>
          ))}
        </div>
      </details>
      <Button type="submit" doing={isSending ? words.sending : undefined} className="justify-self-start max-sm:w-full">
        {submit ?? words.submit}
      </Button>
      <p hidden={submit !== undefined}>
        <Link
          to={toolFrom(pathname, paths.allRanks(), language) + profileSearch(search)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.severalRanks}
        </Link>
      </p>
    </form>
  )
}
