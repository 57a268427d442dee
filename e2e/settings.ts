/** Limits that no journey meets, passwords that hash in no time, and patience with a machine that does something else. */
export const JOURNEY_SETTINGS = {
  RATE_LIMIT_SCALE: '1000',
  PASSWORD_HASH_MEMORY_KIB: '64',
  LOOP_DELAY_MAX_MS: '1000000',
}
