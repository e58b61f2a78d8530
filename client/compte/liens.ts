/** Page of somebody: plateforme §2 "Public profile". */
export const versProfil = (pseudo: string): string => `/profile/${encodeURIComponent(pseudo)}`;
