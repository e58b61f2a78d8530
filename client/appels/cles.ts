/** First part of the `queryKey` of all that messages, friend requests and friends change: read again with each news. */
export const COURRIER = "courrier";
/** First part of the `queryKey` of what belongs to the account that is logged in. */
export const MOI = "moi";
