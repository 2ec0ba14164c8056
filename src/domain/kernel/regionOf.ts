/** Parts of an identity project id that name the Australian deployment; every other id is the UK's. */
const australian = ['au', 'aus', 'australia'];

/** The region of a deployment, from its identity project id. */
export function regionOf(projectId: string): 'Australia' | 'UK' {
  return projectId
    .toLowerCase()
    .split(/[-_.]/)
    .some(part => australian.includes(part))
    ? 'Australia'
    : 'UK';
}
