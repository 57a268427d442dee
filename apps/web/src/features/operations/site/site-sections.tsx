import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#web/ui/loaded.tsx'
import { NoticeSection } from './notice-section.tsx'
import { OfficerSection } from './officer-section.tsx'
import { managedSiteQuery } from './site.queries.ts'
import { SwitchesSection } from './switches-section.tsx'

/** What holds for the whole site: what is open, the notice, who answers grievances. */
export function SiteSections() {
  const query = useQuery(managedSiteQuery)
  return (
    <Loaded query={query}>
      {({ switches, notice, officer }) => (
        <>
          <SwitchesSection switches={switches} />
          <NoticeSection notice={notice} />
          <OfficerSection officer={officer} />
        </>
      )}
    </Loaded>
  )
}
