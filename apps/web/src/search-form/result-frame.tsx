import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { NarrowForm, type NarrowWords } from './narrow-form.tsx'
import type { SearchAddress } from './search-address.ts'

const FILTERS_SHEET = 'filters'
const NARROW_FORM = 'narrow'

type Props = {
  address: SearchAddress
  search: URLSearchParams
  words: NarrowWords & {
    narrow: string
    filters: string
    results: string
    sort: string
    apply: string
    sending: string
    found: (count: number, words: string, tab: string) => string
  }
  /** One page of the open tab. */
  answer: { total: number; page: number; limit: number }
  tabs: {
    /** The key of the open tab in the address. */
    key: string
    open: string
    label: string
    each: readonly { key: string; label: string; count: number }[]
  }
  /** The orders of the list; the first is the usual one. */
  sorts: readonly { key: string; label: string }[]
  /** What the open tab means. */
  meaning: ReactNode
  filters: ReactNode
  rows: ReactNode
  /** What stands below the pages: what is missing, where the figures come from. */
  children: ReactNode
}

/** The answer of a predictor: filters beside it, a tab a standing, an order, rows by the page. */
export function ResultFrame({ address, search, words, answer, tabs, sorts, meaning, filters, rows, children }: Props) {
  const { shell, language } = useWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isPending = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const openTab = tabs.each.find(({ key }) => key === tabs.open)?.label ?? ''
  function handleNarrow(): void {
    if (!form.current) return
    navigate(pathname + address.searchOfForm(form.current), { preventScrollReset: true, replace: true })
  }
  return (
    <div className="page-width grid gap-x-10 pt-6 sm:pt-10 lg:grid-cols-[240px_1fr]">
      <Sheet id={FILTERS_SHEET} title={words.narrow} closeLabel={shell.close} isBesideOnWide>
        <NarrowForm
          form={form}
          id={NARROW_FORM}
          sheetId={FILTERS_SHEET}
          address={address}
          search={search}
          tab={[tabs.key, tabs.open]}
          total={answer.total}
          words={words}
          onNarrow={handleNarrow}
        >
          {filters}
        </NarrowForm>
      </Sheet>
      <section aria-labelledby="results" className="min-w-0">
        <h2 id="results" className="sr-only">
          {words.results}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Tabs
            label={tabs.label}
            tabs={tabs.each.map(({ key, label, count }) => ({
              key,
              label,
              count: groupIndian(count),
              to: address.withChanged(search, { [tabs.key]: key, page: undefined }),
              isCurrent: key === tabs.open,
            }))}
          />
          <OrderRow search={search} words={words} sorts={sorts} onNarrow={handleNarrow} />
        </div>
        <p className="mt-4 text-secondary">{meaning}</p>
        <p role="status" className="sr-only">
          {isPending ? words.sending : words.found(answer.total, groupIndian(answer.total), openTab)}
        </p>
        <div
          aria-busy={isPending}
          className={classNames('mt-4 grid gap-6 transition-opacity duration-150', isPending && 'opacity-60')}
        >
          {rows}
          <Pages address={address} search={search} words={words} answer={answer} tabs={tabs} />
          {children}
          <p>
            <a
              href={inLanguage(paths.mentalHealth(), language)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
            >
              {shell.helplines}
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}

type OrderProps = Pick<Props, 'search' | 'words' | 'sorts'> & { onNarrow: () => void }

function OrderRow({ search, words, sorts, onNarrow }: OrderProps) {
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Select
        label={words.sort}
        isLabelHidden
        className="min-w-0 max-sm:grow"
        name="sort"
        form={NARROW_FORM}
        defaultValue={search.get('sort') ?? sorts[0]?.key}
        onChange={onNarrow}
      >
        {sorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" form={NARROW_FORM} look="line" className="only-without-script">
        {words.apply}
      </Button>
      <Button look="line" popoverTarget={FILTERS_SHEET} className="lg:hidden">
        <Icon name="filters" /> {words.filters}
      </Button>
    </div>
  )
}

function Pages({
  address,
  search,
  words,
  answer,
  tabs,
}: Pick<Props, 'address' | 'search' | 'words' | 'answer' | 'tabs'>) {
  const linkTo = (page: number) => address.withChanged(search, { page: String(page), [tabs.key]: tabs.open })
  return <PageNav label={words.results} page={answer} linkTo={linkTo} />
}
