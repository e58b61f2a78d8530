/** First part of the `queryKey` of all that messages, friend requests and friends change: read again with each news. */
export const COURRIER = "courrier";
/** First part of the `queryKey` of what belongs to the account that is logged in. */
export const MOI = "moi";
/** First part of the `queryKey` of what moderation reads: an act there changes more than one of its pages. */
export const MODERATION = "moderation";
