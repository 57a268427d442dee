import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { CategoryField, GenderField, HomeStateField, PwdField } from '#web/search-form/about-fields.tsx'
import { profileEntries } from '#web/search-form/predictor-search.ts'
import { RankInputs } from '#web/search-form/rank-inputs.tsx'
import { LARGEST_RANK } from '#web/search-form/refused-answers.ts'
import { useBriefFacts } from '#web/search-form/use-profile-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

const NO_ERRORS = {}
const KINDS = ['common', 'category', 'openPwd', 'categoryPwd'] as const

type Props = {
  search: URLSearchParams
  /** What was typed could not be read: the page shows what everybody sees. */
  isUnread: boolean
}

/**
 * Whose chance a list shows, and the form that says it. A plain form: it works without script, and its answers stand in the
 * address. Who gave a rank on this device before is offered it again by the page's program, in the hidden link.
 */
export function OwnRank({ search, isUnread }: Props) {
  const { collegeIndex: words, predictor } = useWords()
  const { pathname } = useLocation()
  const facts = useBriefFacts(search)
  const isKnown = facts !== undefined && !isUnread
  const own = new Set(profileEntries(search).map(([name]) => name))
  const kept = [...search].filter(([name, value]) => !own.has(name) && name !== 'page' && value !== '')
  return (
    <section aria-label={words.ownRank} className="rounded-sheet border border-border bg-surface px-4 py-1 sm:py-2">
      {isUnread && (
        <p role="alert" className="pt-1 text-error">
          {predictor.rankTakes(groupIndian(LARGEST_RANK))}
        </p>
      )}
      <details open={isUnread || undefined}>
        <summary className="flex min-h-11 items-center justify-between gap-x-4">
          {isKnown && <span className="leading-5">{facts.join(' · ')}</span>}
          <span className="font-semibold text-primary-text">{isKnown ? predictor.change : words.ownRankAdd}</span>
        </summary>
        <form action={pathname} data-profile className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <RankInputs list="main-1" kinds={KINDS} search={search} errors={NO_ERRORS} />
          <RankInputs list="advanced" kinds={KINDS} search={search} errors={NO_ERRORS} />
          <CategoryField search={search} errors={NO_ERRORS} />
          <GenderField search={search} errors={NO_ERRORS} />
          <HomeStateField search={search} errors={NO_ERRORS} />
          <PwdField search={search} />
          <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
            {words.ownRankShow}
          </Button>
        </form>
      </details>
      <a
        hidden
        data-own-profile
        href={pathname}
        className="inline-flex min-h-11 items-center text-primary-text underline"
      >
        {words.ownRankStored}
      </a>
    </section>
  )
}
