/** One at a time, in the order they came. */
export function createEnFile(): <Issue>(travail: () => Promise<Issue>) => Promise<Issue> {
  let derniere: Promise<unknown> = Promise.resolve();
  return (travail) => {
    const issue = derniere.then(travail, travail);
    derniere = issue;
    return issue;
  };
}
