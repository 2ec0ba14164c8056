/** Purposes of links in emails (D1 §2). */
export type ActionMode = 'resetPassword' | 'recoverEmail' | 'verifyEmail';
