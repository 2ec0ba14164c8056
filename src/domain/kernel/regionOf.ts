/** Parts of an identity project id that mean the Australian deployment; any other id means the UK. */
const australian = ['au', 'aus', 'australia'];

/** Returns the region of a deployment from its identity project id. */
export function regionOf(projectId: string): 'Australia' | 'UK' {
  return projectId
    .toLowerCase()
    .split(/[-_.]/)
    .some(part => australian.includes(part))
    ? 'Australia'
    : 'UK';
}
