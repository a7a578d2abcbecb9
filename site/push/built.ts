/** Build-time defaults of the web push scripts; values from the page override them. */
export interface Built {
  /** Where subscriptions are saved and actions reported; '' is the origin of the script. */
  users: string;
  messaging: string;
  /** The publishable key that saves subscriptions. */
  apiKey: string;
  /** The application-server key, null when the API has to be asked. */
  key: string | null;
}
