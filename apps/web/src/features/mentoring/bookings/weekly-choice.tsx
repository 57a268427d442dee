import { WEEKLY_MAX } from '@sopaan/domain/mentoring/weekly'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Weekly } from './use-weekly.ts'

const TIMES = Array.from({ length: WEEKLY_MAX }, (_, at) => at + 1)

/** Once, or every week: each week with whether it can be had, and what of one's own clashes with it. */
export function WeeklyChoice({ weekly, credits }: { weekly: Weekly; credits: number | undefined }) {
  const { mentoring, language } = useWords()
  const words = mentoring.weekly
  const { times, setTimes, isOn, query, isWanted, toggle, wanted } = weekly
  return (
    <div className="grid gap-3">
      <Select
        label={words.often}
        name="times"
        className="max-w-md"
        value={String(times)}
        onChange={(event) => setTimes(Number(event.currentTarget.value))}
      >
        {TIMES.map((each) => (
          <option key={each} value={each}>
            {each === 1 ? words.once : words.weekly(each)}
          </option>
        ))}
      </Select>
      {isOn && (
        <Loaded query={query} failed={words.failed}>
          {(weeks) => (
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-semibold">{words.which}</legend>
              {weeks.map((time) => (
                <div key={time.startsAt}>
                  <Checkbox
                    label={formatDateTime(time.startsAt, language)}
                    note={time.isFree ? undefined : words.notFree}
                    checked={isWanted(time)}
                    disabled={!time.isFree}
                    onChange={() => toggle(time)}
                  />
                  {time.isFree && time.clash !== null && (
                    <p className="type-small ms-8 font-semibold text-likely">
                      {words.clash(time.clash.name, time.clash.isAgreed)}
                    </p>
                  )}
                </div>
              ))}
              <p
                role="status"
                className={
                  credits !== undefined && wanted.length > credits ? 'font-semibold text-danger' : 'text-secondary'
                }
              >
                {words.needs(wanted.length, credits)}
              </p>
            </fieldset>
          )}
        </Loaded>
      )}
    </div>
  )
}
