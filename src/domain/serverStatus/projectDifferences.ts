/** Identifies the project whose identities and databases an app uses. */
export interface PublicProject {
  readonly projectId: string;
  readonly authDomain: string;
}

export interface ProjectDifference {
  readonly field: keyof PublicProject;
  readonly own: string;
  readonly theirs: string;
}

/** Returns differences between the project of the patients’ apps and the dashboard’s; empty if equal. */
export const projectDifferences = (own: PublicProject, theirs: PublicProject): readonly ProjectDifference[] =>
  (['projectId', 'authDomain'] as const)
    .filter(field => own[field] !== theirs[field])
    .map(field => ({ field, own: own[field], theirs: theirs[field] }));
