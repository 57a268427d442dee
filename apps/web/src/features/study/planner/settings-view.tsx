import type { PlannerOverview } from '@sopaan/contract/planner'
import { FeedSection } from './feed-section.tsx'
import { SettingsForm } from './settings-form.tsx'

/** What a plan is made from, and the address of its calendar once there is a plan. */
export function SettingsView({ overview: { settings, feed }, now }: { overview: PlannerOverview; now: string }) {
  return (
    <>
      <SettingsForm settings={settings} now={now} />
      {settings !== null && <FeedSection feed={feed} />}
    </>
  )
}
