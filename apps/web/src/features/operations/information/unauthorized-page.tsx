import { inLanguage, paths } from '@sopaan/contract/paths'
import { QueryClientProvider } from '@tanstack/react-query'
import { runBlocking } from '#web/blocking.ts'
import { DocumentHead } from '#web/document-head.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { landingOf } from '#web/identity/landing.ts'
import { signOut } from '#web/identity/leaving.ts'
import { useActor } from '#web/identity/use-actor.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/**
 * Where people of another role land (R89): it says who is signed in, and offers the own dashboard and the way to another
 * account. Go Back returns to the page before; without script there is the way home.
 */
export default function UnauthorizedPage() {
  const { shell, language } = useWords()
  const home = inLanguage(paths.home(), language)
  return (
    <div className="graph-paper">
      <DocumentHead title={shell.accessDenied} isIndexed={false} />
      <div className="page-width py-24">
        <h1 className="type-title">{shell.accessDenied}</h1>
        <p className="type-lead measure mt-4 text-secondary">{shell.accessDeniedText}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button className="only-with-script" onClick={() => goBack(home)}>
            {shell.goBack}
          </Button>
          <a href={home} className={`${buttonClasses('line')} only-signed-out`}>
            {shell.goHome}
          </a>
        </div>
        <QueryClientProvider client={queryClient}>
          <OwnWays />
        </QueryClientProvider>
      </div>
    </div>
  )
}

/** What somebody who is signed in can do instead. */
function OwnWays() {
  const { shell, denied } = useWords()
  const actor = useActor()
  if (actor.state !== 'signed-in') return null
  const { user } = actor
  return (
    <section className="mt-10">
      <p>{denied.signedInAs(user.fullName, user.email)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={landingOf(user.role)} className={buttonClasses('line')}>
          {shell.myDashboard}
        </a>
        <Button
          look="quiet"
          onClick={() => runBlocking(() => signOut({ done: denied.signedOut, failed: denied.signOutFailed }))}
        >
          {denied.signOut}
        </Button>
      </div>
    </section>
  )
}

function goBack(home: string): void {
  if (history.length > 1) history.back()
  else location.assign(home)
}
