import { inLanguage, paths, type ToolName } from '@sopaan/contract/paths'
import { useSite } from '#web/site-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useWords, WordsProvider } from '#web/words/use-words.tsx'

/** In the order of the product; a test holds it to the table of paths. */
export const BUILT_TOOLS = [
  'college-predictor',
  'state-college-predictor',
  'rank-calculator',
  'percentile-calculator',
  'cgpa-calculator',
  'marking-scheme',
  'branch-comparison',
  'study-planner',
] as const satisfies readonly ToolName[]

/** What the tools rest on. */
const MORE_PAGES = ['colleges', 'branches', 'collegeData', 'reportCard', 'research', 'coverage', 'resources'] as const
/** Who we are, and what binds us. */
const OUR_PAGES = ['plans', 'mentors', 'events', 'about', 'contact', 'terms', 'privacy', 'cookies', 'refund'] as const

/** On the server the foot is put in as it was rendered before: it is the same for everybody. */
const WRITTEN = import.meta.env.SSR ? await import('#web/ui/write-part.ts') : undefined

/** The foot of every public page: only pages that exist. */
export function Footer() {
  const words = useWords()
  const seller = useSite().seller?.legalName
  const className = 'drawn-near mt-16 border-t border-border bg-surface sm:mt-24'
  if (WRITTEN === undefined) {
    return (
      <footer className={className}>
        <Content seller={seller} />
      </footer>
    )
  }
  const content = WRITTEN.writePart(`footer ${words.language} ${seller}`, [], () => (
    <WordsProvider words={words}>
      <Content seller={seller} />
    </WordsProvider>
  ))
  return <footer className={className} {...WRITTEN.inside(content)} />
}

/** @param props.seller  the legal name of who sells; absent where nothing is sold */
function Content({ seller }: { seller: string | undefined }) {
  const { shell, language } = useWords()
  return (
    <div className="page-width grid gap-10 py-12 sm:grid-cols-[1fr_2fr]">
      <div>
        <Logo name={shell.productName} />
        <p className="mt-3 max-w-56 text-secondary">{shell.tagline}</p>
        <a
          href="tel:14416"
          className="mt-3 flex min-h-11 items-center gap-2 font-semibold text-default no-underline hover:underline"
        >
          <Icon name="chat" />
          {shell.callHelpline}
        </a>
        <a
          href={inLanguage(paths.mentalHealth(), language)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {shell.helplines}
        </a>
        {seller !== undefined && <p className="type-small mt-3 max-w-72 text-secondary">{shell.soldBy(seller)}</p>}
        {/* Written in by `weigh-visit.ts` when it is looked at. */}
        <p
          data-visit-weight={shell.visitWeight}
          className="type-small mt-3 min-h-5 text-tertiary tabular-nums"
          suppressHydrationWarning
        >
          {'\u00a0'}
        </p>
      </div>
      <nav aria-label={shell.footerNavigation} className="grid gap-8 sm:grid-cols-[2fr_1fr]">
        <div>
          <h2 className="mb-2 font-heading">
            <a
              href={inLanguage(paths.tools(), language)}
              className="-my-3 inline-flex min-h-11 min-w-11 items-center text-default no-underline hover:underline"
            >
              {shell.tools}
            </a>
          </h2>
          <ul className="grid grid-cols-2 gap-x-6">
            {BUILT_TOOLS.map((name) => (
              <FooterLink key={name} to={paths.tool(name)} label={shell.toolNames[name]} />
            ))}
            {MORE_PAGES.map((name) => (
              <FooterLink key={name} to={paths[name]()} label={shell.pageNames[name]} />
            ))}
          </ul>
        </div>
        <div>
          <h2 className="mb-2 font-heading">{shell.productName}</h2>
          <ul className="grid gap-x-6 max-sm:grid-cols-2">
            {OUR_PAGES.map((name) => (
              <FooterLink key={name} to={paths[name]()} label={shell.pageNames[name]} />
            ))}
          </ul>
        </div>
      </nav>
    </div>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  const { language } = useWords()
  return (
    <li>
      <a
        href={inLanguage(to, language)}
        className="inline-flex min-h-11 min-w-11 items-center text-secondary no-underline hover:text-default hover:underline"
      >
        {label}
      </a>
    </li>
  )
}
