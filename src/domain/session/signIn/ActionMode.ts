/** What a link from an email is for (D1 §2). */
export type ActionMode = 'resetPassword' | 'recoverEmail' | 'verifyEmail';
