CREATE TABLE `employer_answers` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`received` integer NOT NULL,
	`answered` integer NOT NULL,
	`half_within_ms` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
