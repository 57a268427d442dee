import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { fault } from './faults.ts'
import { id, line } from './fields.ts'
import type { StaffRole } from './staff-roles.ts'

const VIEW_NAME_LENGTH_MAX = 40
const VIEW_SEARCH_LENGTH_MAX = 600
/** Most views of one list that one of the staff has. */
export const LIST_VIEWS_MAX = 20

/** The lists of staff that have views, and who of them, besides owners, works with each. */
export const LISTS_WITH_VIEWS = {
  announcements: ['content'],
  audit: [],
  coupons: ['finance'],
  events: ['content', 'support'],
  'fact-editions': ['content'],
  feedback: ['support'],
  guides: ['content'],
  imports: ['content'],
  jobs: ['support', 'finance'],
  limits: [],
  mentors: ['support', 'finance'],
  'mentor-reviews': ['support'],
  'mentoring-reports': ['support'],
  messages: ['support'],
  'parent-papers': ['support'],
  payments: ['support', 'finance'],
  plans: ['finance', 'content'],
  records: ['content'],
  refunds: ['support', 'finance'],
  rows: ['content'],
  seasons: ['content'],
  sessions: ['support', 'finance'],
  staff: [],
  'state-tables': ['content'],
  users: ['support', 'finance'],
} as const satisfies Record<string, readonly StaffRole[]>
export type ListWithViews = keyof typeof LISTS_WITH_VIEWS
// The keys of an object written down are those of its type.
const NAMES = Object.keys(LISTS_WITH_VIEWS) as [ListWithViews, ...ListWithViews[]]

/** The query of a page: names, equals signs and values, never another address. */
const viewSearch = z
  .string(fault('not_filter'))
  .check(
    z.maxLength(VIEW_SEARCH_LENGTH_MAX, fault('too_long', { max: VIEW_SEARCH_LENGTH_MAX })),
    z.regex(/^(?:[a-zA-Z]+=[\w.~%+*-]*(?:&[a-zA-Z]+=[\w.~%+*-]*)*)?$/, fault('not_filter')),
  )

const listView = z.object({
  _id: id,
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  /** Whose it is, where it is a colleague's that was shared; null for an own one. */
  sharedBy: z.nullable(z.string()),
})
export type ListView = z.output<typeof listView>

const list = z.enum(NAMES)
const success = z.literal('success')

export const listViews = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/admin/list-views',
    access: 'admin',
    summary: 'The views of one list: the own ones, then those that colleagues share, each by name.',
    query: z.object({ list }),
    response: z.object({ status: success, data: z.array(listView) }),
    refuses: ['STAFF_ROLE_NEEDED'],
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/v1/admin/list-views',
    isOnce: true,
    access: 'admin',
    summary: 'Saves filter, order and columns of a list under a name; the same name again replaces the own view.',
    body: z.object({
      list,
      name: line(VIEW_NAME_LENGTH_MAX),
      search: viewSearch,
      /** Shown to everybody who works with the list. */
      isShared: z._default(z.boolean(), false),
    }),
    status: 201,
    response: z.object({ status: success, data: z.object({ _id: id }) }),
    refuses: ['VIEWS_FULL', 'STAFF_ROLE_NEEDED'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/v1/admin/list-views/:id',
    access: 'admin',
    summary: 'Removes an own view, or for owners one that a colleague shares.',
    params: z.object({ id }),
    response: z.object({ status: success, message: z.string() }),
    refuses: [],
  }),
}
