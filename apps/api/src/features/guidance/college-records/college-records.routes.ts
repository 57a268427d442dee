import { collegeRecords } from '@sopaan/contract/college-records'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { downloadList } from '#api/http/list-file.ts'
import { serve } from '#api/http/serve.ts'
import { findCollegeRecord, listCollegeRecords } from './college-records.service.ts'
import {
  changeNickname,
  markNotSame,
  mergeRecord,
  previewMerge,
  renameRecord,
  undoChange,
} from './record-changes.service.ts'
import { RECORDS_FILE } from './records-file.service.ts'

const ADMIN_WRITE = { limits: [{ name: 'admin-write', by: 'user' }] } as const

/** Institutes and programmes as records of staff. */
export function collegeRecordsRoutes(app: App, deps: Deps): void {
  serve(app, collegeRecords.list, ({ query }) => listCollegeRecords(deps, query))
  serve(
    app,
    collegeRecords.csv,
    ({ query, caller }) => downloadList(deps, caller, { file: RECORDS_FILE, wanted: query }),
    { limits: [{ name: 'staff-exports', by: 'user' }] },
  )
  serve(app, collegeRecords.get, ({ params }) => findCollegeRecord(deps, params.kind, params.id))
  serve(app, collegeRecords.rename, ({ params, body, caller }) => renameRecord(deps, caller, params, body), ADMIN_WRITE)
  serve(app, collegeRecords.previewMerge, ({ params }) => previewMerge(deps, params, params.into))
  serve(app, collegeRecords.merge, ({ params, body, caller }) => mergeRecord(deps, caller, params, body), ADMIN_WRITE)
  serve(app, collegeRecords.notSame, ({ params, body, caller }) => markNotSame(deps, caller, params, body), ADMIN_WRITE)
  serve(
    app,
    collegeRecords.nickname,
    ({ params, body, caller }) => changeNickname(deps, caller, params.id, body),
    ADMIN_WRITE,
  )
  serve(app, collegeRecords.undo, ({ params, caller }) => undoChange(deps, caller, params.id), ADMIN_WRITE)
}
