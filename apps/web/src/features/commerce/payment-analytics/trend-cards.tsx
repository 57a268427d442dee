import type { BusinessTrend } from '@sopaan/contract/trends'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatShortDay } from '@sopaan/domain/time/format'
import { BarList } from '#web/ui/bar-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'

const STEPS = ['visits', 'tools', 'signUps', 'profiles', 'orders', 'paid'] as const
const BUBBLE = 13

/** What the whole stretch says: the way to paid, who comes back, payments that failed, tools, mentors. */
export function TrendCards({ trend }: { trend: BusinessTrend }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Funnel funnel={trend.funnel} />
        <Methods methods={trend.methods} />
        <Mentoring mentoring={trend.mentoring} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Cohorts cohorts={trend.cohorts} />
        <Tools tools={trend.tools} />
      </div>
    </div>
  )
}

function Funnel({ funnel }: Pick<BusinessTrend, 'funnel'>) {
  const { analytics: words } = useWords()
  return (
    <Card>
      <h2 className="type-subsection">{words.way}</h2>
      <p className="type-small mt-1 mb-4 text-secondary">{words.wayNote}</p>
      <BarList
        tone="pen"
        isOneLine
        rows={STEPS.map((step, at) => {
          const before = STEPS[at - 1]
          const share = before === undefined || funnel[before] === 0 ? undefined : funnel[step] / funnel[before]
          return {
            key: step,
            label: words.step[step],
            value: funnel[step],
            note: [
              groupIndian(funnel[step]),
              ...(share === undefined || share > 1 ? [] : [words.share(String(Math.round(100 * share)))]),
            ].join(' · '),
          }
        })}
      />
    </Card>
  )
}

/** A bubble for each week, its area the share of those who came back; the figure stands under it. */
function Cohorts({ cohorts }: Pick<BusinessTrend, 'cohorts'>) {
  const { analytics: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-subsection">{words.return}</h2>
      <p className="type-small mt-1 mb-4 text-secondary">{words.returnNote}</p>
      {cohorts.length === 0 && <p className="text-tertiary">{words.noSignUps}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={words.return} hidden={cohorts.length === 0}>
        <table className="type-small w-full text-center tabular-nums">
          <thead>
            <tr className="text-tertiary">
              <th scope="col" className="pe-3 text-start font-normal">
                {words.weekOf}
              </th>
              <th scope="col" className="pe-3 text-end font-normal">
                {words.people}
              </th>
              {cohorts[0]?.active.map((_, after) => (
                <th key={words.week(String(after))} scope="col" className="px-1 font-normal whitespace-nowrap">
                  {words.week(String(after))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, people, active }) => (
              <tr key={week}>
                <th scope="row" className="pe-3 text-start font-normal whitespace-nowrap">
                  {formatShortDay(week, language)}
                </th>
                <td className="pe-3 text-end">{groupIndian(people)}</td>
                {active.map((count, after) => (
                  <td key={words.week(String(after))} className="px-1 py-1">
                    <Share share={people === 0 ? 0 : count / people} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function Share({ share }: { share: number }) {
  const size = 2 * BUBBLE + 2
  return (
    <span className="grid justify-items-center">
      <svg width={size} height={size} aria-hidden="true">
        <circle cx={BUBBLE + 1} cy={BUBBLE + 1} r={BUBBLE} className="fill-none stroke-border-control" />
        <circle cx={BUBBLE + 1} cy={BUBBLE + 1} r={BUBBLE * Math.sqrt(share)} className="fill-primary" />
      </svg>
      {Math.round(100 * share)}
    </span>
  )
}

function Methods({ methods }: Pick<BusinessTrend, 'methods'>) {
  const { analytics: words, payments } = useWords()
  return (
    <Card>
      <h2 className="type-subsection">{words.failedBy}</h2>
      <p className="type-small mt-1 mb-4 text-secondary">{words.failedByNote}</p>
      {methods.length === 0 ? (
        <p className="text-tertiary">{words.noTries}</p>
      ) : (
        <BarList
          tone="reach"
          isOneLine
          most={100}
          rows={methods.map(({ method, tries, failed }) => {
            const percent = Math.round((100 * failed) / tries)
            return {
              key: method ?? '',
              label: method === null ? words.noMethod : (payments.admin.methods[method] ?? method),
              value: percent,
              note: words.failedOf(words.share(String(percent)), groupIndian(failed), groupIndian(tries)),
            }
          })}
        />
      )}
    </Card>
  )
}

function Tools({ tools }: Pick<BusinessTrend, 'tools'>) {
  const { analytics: words } = useWords()
  return (
    <Card>
      <h2 className="type-subsection">{words.tools}</h2>
      <p className="type-small mt-1 mb-4 text-secondary">{words.toolsNote}</p>
      <BarList
        tone="pen"
        isOneLine
        rows={tools.map(({ tool, opened, openedBefore }) => ({
          key: tool,
          label: words.toolNames[tool],
          value: opened,
          note: words.opened(groupIndian(opened), groupIndian(openedBefore)),
        }))}
      />
    </Card>
  )
}

function Mentoring({ mentoring }: Pick<BusinessTrend, 'mentoring'>) {
  const { analytics: words } = useWords()
  const { asked, agreed, lapsed, held, answerMinutes, mentorsActive, mentors } = mentoring
  const hours = answerMinutes === null ? undefined : Math.round((answerMinutes / 60) * 10) / 10
  return (
    <Card>
      <h2 className="type-subsection">{words.mentoring}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 tabular-nums">
        <Fact name={words.sessionsAsked}>{groupIndian(asked)}</Fact>
        <Fact name={words.sessionsAgreed}>{groupIndian(agreed)}</Fact>
        <Fact name={words.sessionsLapsed}>{groupIndian(lapsed)}</Fact>
        <Fact name={words.sessionsHeld}>{groupIndian(held)}</Fact>
        <Fact name={words.answerTime}>{hours === undefined ? '–' : words.hours(String(hours))}</Fact>
        <Fact name={words.mentorsActive}>{words.of(groupIndian(mentorsActive), groupIndian(mentors))}</Fact>
      </dl>
    </Card>
  )
}
