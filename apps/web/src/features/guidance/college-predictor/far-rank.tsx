import type { PredictedSeat } from '@sopaan/contract/judged-seats'
import { inLanguage, paths, toolFrom } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useLocation } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** The seat that came closest. */
  closest: PredictedSeat
}

/** For a rank behind every JoSAA seat: how far behind, and what there is beside JoSAA. */
export function FarRank({ closest }: Props) {
  const { predictor: words, language } = useWords()
  const { pathname } = useLocation()
  const newest = closest.seasons.findLast(({ closing }) => closing !== null)
  const name = `${closest.programme.name}, ${closest.institute.name}`
  const ways = [
    {
      href: toolFrom(pathname, paths.tool('state-college-predictor'), language),
      label: words.farState,
      why: words.farStateWhy,
    },
    { href: 'https://csab.nic.in', label: words.farCsab, why: words.farCsabWhy },
    { href: inLanguage(paths.mentalHealth(), language), label: words.farTalk, why: words.farTalkWhy },
  ]
  return (
    <section aria-labelledby="far-next" className="rounded-box border border-border bg-surface p-4 sm:p-5">
      <p className="measure">
        {words.farNone}
        {newest && newest.closing !== null && (
          <> {words.farClosest(name, groupIndian(newest.closing), String(newest.season))}</>
        )}
      </p>
      <h2 id="far-next" className="type-card mt-4">
        {words.farNext}
      </h2>
      <ul className="mt-1 grid gap-1">
        {ways.map(({ href, label, why }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold text-primary-text underline">
              {label}
            </a>
            <span className="block text-secondary">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
