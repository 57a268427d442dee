import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { wordsOfRefusal } from '#web/asking/refused-answers.ts'
import { DocumentHead } from '#web/document-head.tsx'
import { ProfileForm } from '#web/features/college-predictor/profile-form.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { dashboardOf } from '#web/identity/landing.ts'
import { useActor } from '#web/identity/use-actor.ts'
import { paths } from '#web/paths.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChoiceBoard } from './choice-board.tsx'
import { deviceKeeping } from './choice-lists.queries.ts'
import { JudgedFor, PROFILE_SHEET } from './judged-for.tsx'
import { useChoices } from './use-choices.ts'
import { useKeptProfile } from './use-kept-profile.ts'

/** The lists of this device, for everyone; who is signed in goes to the lists of the account. */
export default function ChoiceListPage() {
  const { choices: words } = useWords()
  return (
    <>
      <DocumentHead title={words.pageTitle} description={words.description} />
      <PageHead>
        <h1 className="type-title">{words.title}</h1>
        <p className="type-lead measure mt-4 text-ink-2 print:hidden">{words.lead}</p>
      </PageHead>
      <div className="page-width pt-6 sm:pt-8">
        <QueryClientProvider client={queryClient}>
          <DeviceBoard />
          <ToAccount />
        </QueryClientProvider>
      </div>
    </>
  )
}

function DeviceBoard() {
  const words = useWords()
  const search = useKeptProfile(undefined)
  const { store, state } = useChoices(deviceKeeping)
  return (
    <ChoiceBoard
      store={store}
      state={state}
      isDevice
      search={search}
      profile={(errors) => (
        <JudgedFor search={search} isRefused={errors.length > 0}>
          <ProfileForm
            key={search.toString()}
            search={search}
            errors={wordsOfRefusal(errors, search, words.predictor).byKey}
            sheetId={PROFILE_SHEET}
            submit={words.choices.profileSubmit}
          />
        </JudgedFor>
      )}
    />
  )
}

/** Leads a signed-in person to the lists of the account, with what the address says of the reader. */
function ToAccount() {
  const actor = useActor()
  const { search } = useLocation()
  const to = actor.state === 'signed-in' ? paths.dashboard(dashboardOf(actor.user.role)) : undefined
  useEffect(() => {
    if (to !== undefined) location.replace(`${to}/choices${search}`)
  }, [to, search])
  return null
}
