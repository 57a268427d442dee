import { Link } from 'react-router'
import { landingOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ToolTiles } from './tool-tiles.tsx'

/** Who is signed in, the own page, and the tools: what a mentor or admin can do here now. */
export function StaffHome({ lead }: { lead: string }) {
  const { account } = useWords()
  const user = useSignedIn()
  return (
    <div className="mx-auto grid max-w-[1104px] gap-8">
      <div>
        <h2 className="type-section">{account.welcome(user.fullName)}</h2>
        <p className="type-lead mt-2 text-ink-2">{lead}</p>
      </div>
      <section aria-labelledby="works-title" className="grid gap-4">
        <h3 id="works-title" className="type-subsection">
          {account.worksNow}
        </h3>
        <Card>
          <Link
            to={`${landingOf(user.role)}/profile`}
            className="inline-flex min-h-11 items-center font-[650] text-pen-ink"
          >
            {account.nav.items.profile}
          </Link>
          <p className="text-ink-2">{account.ownPage}</p>
        </Card>
        <ToolTiles user={user} />
      </section>
    </div>
  )
}
