import { paths } from '@sopaan/contract/paths'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'

const TABS = {
  mentors: paths.managedMentors(),
  sessions: paths.managedSessions(),
  reports: paths.mentoringReports(),
  reviews: paths.mentorReviews(),
} as const

/** The four desks of mentoring: people, sessions, what was reported, and what was said of sessions. */
export function MentoringTabs({ current }: { current: keyof typeof TABS }) {
  const { mentoring } = useWords()
  const { tabs, title } = mentoring.staff
  const keys = ['mentors', 'sessions', 'reports', 'reviews'] as const
  return (
    <Tabs
      label={title}
      tabs={keys.map((key) => ({ key, label: tabs[key], count: '', to: TABS[key], isCurrent: key === current }))}
    />
  )
}
