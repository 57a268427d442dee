import type { ListedMentor } from '@sopaan/contract/mentors'
import { MENTOR_ORDERS, type MentorOrder, orderMentors } from '@sopaan/domain/mentoring/mentor-order'
import { STATES } from '@sopaan/domain/state/states'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { creditsQuery } from '#web/features/mentoring/bookings/next-sessions.queries.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageAction } from '#web/ui/page-action.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorFilters } from './mentor-filters.tsx'
import { MentorResults } from './mentor-results.tsx'
import { listedMentorsQuery, mentorCountsQuery, searchedSeatQuery } from './mentors.queries.ts'
import { SaveMentor } from './save-mentor.tsx'
import { mentorsForListQuery, savedMentorsQuery } from './saved-mentors.queries.ts'
import { SearchedSeat } from './searched-seat.tsx'

/** Who can be asked, inside the dashboard of a mentee. */
export default function MenteeMentorsPage() {
  const { mentoring: words } = useWords()
  const [search] = useSearchParams()
  const query = useQuery(listedMentorsQuery(search))
  const order = MENTOR_ORDERS.find((each) => each === search.get('sort'))
  const { data: forList } = useQuery(mentorsForListQuery)
  const badgeOf = ({ _id }: ListedMentor) =>
    forList?.some((each) => each._id === _id) ? <Badge tone="safe">{words.onList}</Badge> : null
  const { data: saved } = useQuery(savedMentorsQuery)
  const { studentFacts } = useSignedIn()
  const home = STATES.find((each) => each === studentFacts.homeState)
  const { data: counts } = useQuery(mentorCountsQuery(search, home))
  const { data: credits } = useQuery(creditsQuery)
  const { data: seat } = useQuery(searchedSeatQuery(search))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      {seat && <SearchedSeat seat={seat} isReload={false} />}
      <MentorFilters
        search={search}
        isReload={false}
        own={{ home, counts: { ...counts, mine: forList?.length, saved: saved?.length } }}
      />
      {search.get('saved') === 'true' ? (
        <MentorsOf
          query={savedMentorsQuery}
          order={order}
          empty={{ title: words.noneSaved, text: words.noneSavedText }}
        />
      ) : search.get('mine') === 'true' ? (
        <MentorsOf
          query={mentorsForListQuery}
          order={order}
          empty={{ title: words.noneForList, text: words.noneForListText }}
        />
      ) : (
        <Loaded query={query} failed={words.loadFailed}>
          {(answer) => (
            <MentorResults
              answer={answer}
              isReload={false}
              badgeOf={badgeOf}
              saveOf={({ _id, firstName }) => <SaveMentor id={_id} firstName={firstName} isInRow />}
            />
          )}
        </Loaded>
      )}
      <p className="type-small text-secondary">{words.costs}</p>
      {credits !== undefined && (
        <PageAction>
          <p className="type-small justify-self-start rounded-chip bg-primary-soft px-3 py-1 font-semibold text-primary-text">
            {words.choose.credits(credits)}
          </p>
        </PageAction>
      )}
    </div>
  )
}

type OwnMentors = {
  /** Without one they stay as they come: the last saved first, or as the own list has their colleges. */
  order: MentorOrder | undefined
  query: typeof savedMentorsQuery | typeof mentorsForListQuery
  empty: { title: string; text: string }
}

/** Mentors that are the reader's: saved ones, or those of the own list. */
function MentorsOf({ query: options, order, empty }: OwnMentors) {
  const { mentoring: words } = useWords()
  const query = useQuery<ListedMentor[], Error, ListedMentor[], string[]>(options)
  return (
    <Loaded query={query} failed={words.loadFailed}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        ) : (
          <MentorResults
            answer={{
              data: order === undefined ? data : orderMentors(data, order),
              page: 1,
              limit: data.length,
              total: data.length,
            }}
            isReload={false}
            saveOf={({ _id, firstName }) => <SaveMentor id={_id} firstName={firstName} isInRow />}
          />
        )
      }
    </Loaded>
  )
}
