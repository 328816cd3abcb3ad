/** Days that an application without an account waits for the press of its mailed link. */
export const UNDELIVERED_DAYS = 7;
/** Days that an employer can answer from the mail. */
export const ANSWER_LINK_DAYS = 30;
/** Days that a link can be used which confirms the address of an account. */
export const EMAIL_LINK_DAYS = 3;
/** Days that the link of a mail 'È ancora aperta?' can be used. */
export const CHECK_DAYS = 14;
/** Days that an invitation waits. */
export const INVITATION_DAYS = 14;
/** Days in which the link that confirms an alert works. */
export const CONFIRM_DAYS = 7;
/** Days for which an alert goes on without an answer after it was asked whether it is still wanted. */
export const ALERT_RENEWAL_DAYS = 14;
