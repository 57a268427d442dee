import { inLanguage, paths } from '@sopaan/contract/paths'
import { useWords } from '#web/words/use-words.tsx'
import type { ForecastRecord } from './home.queries.ts'

/** How often the forecast of the newest season came true, from the report card, with the way to it. */
export function TrustLine({ record: { times, of, season } }: { record: ForecastRecord }) {
  const { home, language } = useWords()
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[14px] leading-[22px] lg:mt-4 lg:text-[16px]">
      <span aria-hidden="true" className="flex gap-[3px]">
        {Array.from({ length: of }, (_, at) => at).map((at) => (
          <i key={at} data-kept={at < times || undefined} className="kept" />
        ))}
      </span>
      <span className="text-secondary">
        <strong className="font-semibold text-default">{home.rightTimes(String(times), String(of))}</strong>{' '}
        {home.inSeason(String(season))}{' '}
        <a
          href={inLanguage(paths.reportCard(), language)}
          className="relative font-semibold text-primary-text underline underline-offset-3 before:absolute before:inset-x-0 before:-inset-y-3"
        >
          {home.seeProof}
        </a>
      </span>
    </p>
  )
}
