import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#api/db/connect.ts'
import type { HelplinesRow } from '#api/db/rows.ts'

export type HelplineRow = Omit<Selectable<HelplinesRow>, 'createdAt'>
export type HelplineColumns = Omit<Insertable<HelplinesRow>, 'id' | 'createdAt' | 'position' | 'retiredAt'>

const COLUMNS = [
  'id',
  'name',
  'numbers',
  'email',
  'runBy',
  'purpose',
  'hoursFrom',
  'hoursTo',
  'areHoursConfirmed',
  'languageCount',
  'place',
  'isFree',
  'evidence',
  'checkedOn',
  'position',
  'retiredAt',
] as const
/** More than there will be. */
const LINES_MAX = 500

/** Every line, those that are listed first. */
export async function listHelplineRows(db: Db): Promise<HelplineRow[]> {
  return db
    .selectFrom('helplines')
    .select(COLUMNS)
    .orderBy((row) => row('retiredAt', 'is not', null))
    .orderBy('position')
    .orderBy('id')
    .limit(LINES_MAX)
    .execute()
}

/** Adds a line. @returns its row, or undefined where a listed one bears the name */
export async function insertHelpline(
  db: Db,
  line: HelplineColumns,
  position: number,
): Promise<HelplineRow | undefined> {
  return db
    .insertInto('helplines')
    .values({ ...line, position })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** A line that is listed. */
export async function findHelpline(db: Db, id: string): Promise<HelplineRow | undefined> {
  return db
    .selectFrom('helplines')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
}

/** Whether another listed line bears a name. */
export async function isNameListed(db: Db, name: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('helplines')
    .select('id')
    .where((row) => row(row.fn('lower', ['name']), '=', row.fn('lower', [row.val(name)])))
    .where('retiredAt', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes a line. */
export async function changeHelpline(
  db: Db,
  id: string,
  change: Partial<HelplineColumns> & { position?: number; retiredAt?: Date },
): Promise<void> {
  await db.updateTable('helplines').set(change).where('id', '=', id).execute()
}
