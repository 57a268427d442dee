/** What somebody typed into the sign-up form: names and addresses trimmed, passwords as typed. */
export type TypedSignUp = { fullName: string; email: string; password: string; confirmPassword: string }
