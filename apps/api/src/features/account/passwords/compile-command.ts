import { readFileSync, writeFileSync } from 'node:fs'
import { COMMON_LIST_PATH, compileCommonList } from './common-passwords.ts'

/** Compiles the list of common passwords: `compile-command.ts FILE`, one password a line. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('Name a file with one password a line.')
const passwords = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean)
const list = compileCommonList(passwords)
writeFileSync(COMMON_LIST_PATH, list)
console.log(`${passwords.length} passwords, ${list.length} bytes`)
