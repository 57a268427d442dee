import { inLanguage, paths } from '@sopaan/contract/paths'
import { ADVICE_REASONS } from '@sopaan/domain/float/button-advice'
import { WILLINGNESS_NAMES, type Willingness } from '@sopaan/domain/simulator/willingness'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

const STAIRS = 'M2 38H24V28H46V18H68'
/** Where the held seat stands on the stairs, and where it may go from there: x and y of 70 by 44. */
const DRAWINGS = {
  freeze: { held: [13, 29], next: [] },
  slide: { held: [13, 31], next: [[35, 19]] },
  float: {
    held: [11, 31],
    next: [
      [33, 21],
      [58, 9],
    ],
  },
} as const

/**
 * The three answers to a seat, each as a way up the stairs; while rounds come out, with room for the one that the reader's own
 * list speaks for.
 */
export function WhichButton({ isRoundOut }: { isRoundOut: boolean }) {
  const { whatNow: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.whichButton}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {(['freeze', 'slide', 'float'] as const).map((name) => (
          <li
            key={name}
            data-button={name}
            className="rounded-control border border-border p-3 data-advised:border-primary-text data-advised:bg-primary-soft"
          >
            <Stairs name={name} />
            <p className="mt-2 font-semibold">{WILLINGNESS_NAMES[name]}</p>
            <p className="text-[15px] text-secondary wrap-break-word hyphens-auto">{words.buttons[name]}</p>
          </li>
        ))}
      </ul>
      {isRoundOut && <OwnButton />}
      <p className="mt-3 text-secondary">
        {words.buttonsNote}{' '}
        <a href={inLanguage(paths.choiceList(), language)} className="font-semibold text-primary-text">
          {words.toList}
        </a>
      </p>
      <a
        href={inLanguage(paths.guide('float-slide-freeze'), language)}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.aboutButtons}
      </a>
    </Card>
  )
}

/** Filled by the island from the list of this phone; hidden until it has something to say. */
function OwnButton() {
  const { whatNow, whichButton: words } = useWords()
  const said = {
    lead: words.fromList,
    ...Object.fromEntries(
      ADVICE_REASONS.map((because) => {
        return [because, words.because[because]('{percent}', 0, '')]
      }),
    ),
    press: words.press('{button}'),
    'regret-float': words.regret.float,
    'regret-slide': words.regret.slide,
  }
  return (
    <>
      <div
        data-advice={JSON.stringify(said)}
        hidden
        className="mt-3 grid gap-1.5 rounded-control border border-primary-text bg-primary-soft p-3"
      >
        <p data-said="lead" className="type-small text-secondary" />
        <p>
          <strong data-said="press" /> <span data-said="because" />
        </p>
        <p data-said="regret" className="font-bold" />
        <p className="type-small text-secondary">{words.note}</p>
      </div>
      <a
        data-own-season
        hidden
        href={paths.ownSeason()}
        className="mt-3 flex min-h-11 items-center font-semibold text-primary-text"
      >
        {whatNow.ownButton}
      </a>
    </>
  )
}

function Stairs({ name }: { name: Willingness }) {
  const { held, next } = DRAWINGS[name]
  const last = next.at(-1) ?? held
  return (
    <svg viewBox="0 0 70 44" width={84} height={53} aria-hidden="true" className="max-w-full">
      <path d={STAIRS} fill="none" className="stroke-text-tertiary" strokeWidth={1.6} />
      {next.map(([x, y], at) => {
        const [fromX, fromY] = at === 0 ? held : (next[at - 1] ?? held)
        return (
          <path key={x} d={`M${fromX} ${fromY}L${x} ${y}`} fill="none" className="stroke-primary" strokeWidth={1.6} />
        )
      })}
      {[held, ...next].map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={4.5}
          strokeWidth={1.6}
          className={x === last[0] ? 'fill-safe stroke-safe' : 'fill-surface stroke-safe'}
        />
      ))}
    </svg>
  )
}
