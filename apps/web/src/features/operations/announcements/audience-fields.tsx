import { type AnnouncementFields, AUDIENCE_KINDS, AUDIENCE_ROLES } from '@sopaan/contract/managed-announcements'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { FIRST_LANGUAGE, LANGUAGES, writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import type { ContractForm } from '#web/forms/use-contract-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { audienceItemsQuery, reachQuery } from './announcements.queries.ts'
import { type EnteredAnnouncement, isCountable } from './entered-announcement.ts'

type PartProps = { form: ContractForm<AnnouncementFields> }
type Props = PartProps & { entered: EnteredAnnouncement }

/** Years of counselling to choose from: this one and those who are in school now aim at. */
const YEARS_AHEAD = 4

/** Whom it is for, and at once how many that are and how it reaches them. */
export function AudienceFields({ form, entered }: Props) {
  const { announcements: words } = useWords()
  const { kind } = entered.search
  return (
    <>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <Select label={words.kind} {...form.select('audience.kind')}>
          {AUDIENCE_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </Select>
        {kind === 'plan' && <PlanChoice form={form} />}
        {kind === 'event' && <EventChoice form={form} />}
        {kind === 'users' && <UsersFilter form={form} />}
      </div>
      <ReachTiles entered={entered} />
      <p className="type-small text-tertiary">{words.onlyActive}</p>
    </>
  )
}

function PlanChoice({ form }: PartProps) {
  const { announcements: words, language } = useWords()
  const { data } = useQuery(audienceItemsQuery)
  return (
    <Select key={data === undefined ? 'waiting' : 'known'} label={words.plan} {...form.select('audience.planId')}>
      <option value="">{words.anyPlan}</option>
      {data?.plans.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {writtenIn(language, name)}
        </option>
      ))}
    </Select>
  )
}

function EventChoice({ form }: PartProps) {
  const { announcements: words, language } = useWords()
  const { data } = useQuery(audienceItemsQuery)
  return (
    <Select key={data === undefined ? 'waiting' : 'known'} label={words.event} {...form.select('audience.eventId')}>
      <option value="">{words.chooseEvent}</option>
      {data?.events.map(({ _id, title }) => (
        <option key={_id} value={_id}>
          {writtenIn(language, title)}
        </option>
      ))}
    </Select>
  )
}

function UsersFilter({ form }: PartProps) {
  const { announcements: words } = useWords()
  const thisYear = new Date().getUTCFullYear()
  return (
    <>
      <Select label={words.role} {...form.select('audience.role')}>
        <option value="">{words.anyRole}</option>
        {AUDIENCE_ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </Select>
      <Select label={words.targetYear} {...form.select('audience.targetYear')}>
        <option value="">{words.anyYear}</option>
        {Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => thisYear + at).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <Field label={words.from} {...form.field('audience.from')} type="date" />
      <Field label={words.to} {...form.field('audience.to')} type="date" />
    </>
  )
}

/** How many people that are now: all, in the app, by mail, and those who read another language than the first. */
function ReachTiles({ entered: { search, isByMail } }: Pick<Props, 'entered'>) {
  const { announcements: words } = useWords()
  const query = useQuery({ ...reachQuery(search), enabled: isCountable(search) })
  if (!isCountable(search)) return null
  return (
    <Loaded query={query} failed={words.reachFailed}>
      {({ people, inApp, byMail, inLanguage }) => {
        const off = isByMail ? people - byMail : 0
        const tiles = [
          { label: words.people, count: people },
          { label: words.inApp, count: inApp },
          { label: words.byMail(off, groupIndian(off)), count: isByMail ? byMail : 0 },
          ...LANGUAGES.filter((each) => each !== FIRST_LANGUAGE).map((each) => ({
            label: words.read[each],
            count: inLanguage[each],
          })),
        ]
        return (
          <ul aria-live="polite" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {tiles.map(({ label, count }) => (
              <li key={label} className="rounded-box bg-primary-soft px-4 py-3">
                <span className="block text-[22px] leading-7 font-bold tabular-nums">{groupIndian(count)}</span>{' '}
                <span className="type-small text-secondary">{label}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
