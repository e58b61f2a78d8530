/** Once the answer has left: how long it took to leave says nothing of who has an account. */
export const apres = (faire: () => void): void => void setImmediate(faire);
