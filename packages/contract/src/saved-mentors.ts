import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'
import { listedMentor } from './mentors.ts'

const answer = z.object({ status: z.literal('success'), data: z.array(listedMentor) })

/** Mentors that a mentee keeps at hand: saved ones, and those of the own list. */
export const savedMentors = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/saved-mentors',
    access: 'mentee',
    summary: 'The mentors that were saved and can still be seen, the last one first, with their next free times.',
    response: answer,
    refuses: [],
  }),
  forList: defineCall({
    method: 'GET',
    path: '/api/v1/mentee/mentors-for-list',
    access: 'mentee',
    summary:
      'The mentors of the colleges on the list that bookmarks go to, in the order of the list, with their next free times.',
    response: answer,
    refuses: [],
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/mentee/saved-mentors/:id',
    access: 'mentee',
    summary: 'Saves a mentor, or takes the mentor off; sent twice, it is the same.',
    params: z.object({ id }),
    body: z.object({ isSaved: z.boolean() }),
    response: answer,
    refuses: [],
  }),
}
