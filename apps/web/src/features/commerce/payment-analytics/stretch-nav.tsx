import type { BusinessTrend } from '@sopaan/contract/trends'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import { Form } from 'react-router'
import { DayChip } from '#web/ui/day-chip.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** As the address has them. */
  days: { from?: string | undefined; to?: string | undefined }
  season: BusinessTrend['season'] | undefined
}

/** Which days are looked at: today, the last 7 or 30, the newest season, or any. */
export function StretchNav({ days, season }: Props) {
  const { analytics: words } = useWords()
  const today = istDate(new Date())
  const presets = [
    { key: 'today', from: today, to: today },
    { key: 'week', from: addDays(today, -6), to: today },
    { key: 'month', from: addDays(today, -29), to: today },
    ...(season ? [{ key: 'season' as const, ...season }] : []),
  ] as const
  const isUsual = days.from === undefined && days.to === undefined
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Tabs
        label={words.days}
        tabs={presets.map(({ key, from, to }) => ({
          key,
          label: words.preset[key],
          count: '',
          to: `?${new URLSearchParams({ from, to })}`,
          isCurrent: isUsual ? key === 'month' : from === days.from && to === days.to,
        }))}
      />
      <Form key={`${days.from} ${days.to}`}>
        <DayChip
          label={words.otherDays}
          show={words.show}
          days={[
            { name: 'from', label: words.from, value: days.from },
            { name: 'to', label: words.to, value: days.to },
          ]}
        />
      </Form>
    </div>
  )
}
