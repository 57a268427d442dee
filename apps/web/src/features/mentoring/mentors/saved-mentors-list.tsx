import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorResults } from './mentor-results.tsx'
import { SaveMentor } from './save-mentor.tsx'
import { savedMentorsQuery } from './saved-mentors.queries.ts'

/** The mentors that the reader saved. */
export function SavedMentorsList() {
  const { mentoring: words } = useWords()
  const query = useQuery(savedMentorsQuery)
  return (
    <Loaded query={query} failed={words.loadFailed}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState title={words.noneSaved}>{words.noneSavedText}</EmptyState>
        ) : (
          <MentorResults
            answer={{ data, page: 1, limit: data.length, total: data.length }}
            isReload={false}
            saveOf={({ _id, firstName }) => <SaveMentor id={_id} firstName={firstName} />}
          />
        )
      }
    </Loaded>
  )
}
