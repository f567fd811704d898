// What a test asks of this client: check vectors FILE, check refused, check waiting BASE_URL, and check story BASE_URL CLIENT_ID CLIENT_SECRET AUDIENCE.
package main

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	"contrato"
)

func main() {
	checks := map[string]func([]string) error{"vectors": vectors, "refused": refused, "story": story, "waiting": waiting}
	if err := checks[os.Args[1]](os.Args[2:]); err != nil {
		log.Fatal(err)
	}
}

// refused prints what becomes of calls that nobody who has the secret has made.
func refused([]string) error {
	body, now, order := []byte("{}"), time.Unix(1700000000, 0), contrato.TimestampFirst
	verdict := func(header http.Header, secret string) {
		if reason := contrato.Verify(header, "/", body, map[string]string{"key": secret}, order, now); reason != nil {
			fmt.Println(reason)
		} else {
			fmt.Println("believed")
		}
	}
	for _, blank := range []string{"", " ", "\n"} {
		header := http.Header{"X-Api-Key": {"key"}}
		if err := contrato.Sign(header, "/", body, "", order, now); err != nil {
			return err
		}
		verdict(header, blank)
	}
	for _, name := range []string{"x-endpoint", "x-timestamp", "x-signature"} {
		header := http.Header{"X-Api-Key": {"key"}}
		if err := contrato.Sign(header, "/", body, "c2VjcmV0", order, now); err != nil {
			return err
		}
		header.Add(name, "other")
		verdict(header, "c2VjcmV0")
	}
	return nil
}

// vectors prints the verdict on every call, and the signature that this client makes of what came.
func vectors(words []string) error {
	text, err := os.ReadFile(words[0])
	if err != nil {
		return err
	}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	names := strings.Split(lines[0], "\t")
	for _, line := range lines[1:] {
		row, header := map[string]string{}, http.Header{}
		for at, value := range strings.Split(line, "\t") {
			row[names[at]] = value
			if strings.HasPrefix(names[at], "x-") {
				header.Set(names[at], value)
			}
		}
		body, err := base64.StdEncoding.DecodeString(row["body_base64"])
		if err != nil {
			return err
		}
		now, err := strconv.ParseInt(row["now"], 10, 64)
		if err != nil {
			return err
		}
		order, secrets := contrato.Order(row["order"]), map[string]string{row["api_key"]: row["api_secret"]}
		verdict := "believed"
		if reason := contrato.Verify(header, row["called"], body, secrets, order, time.Unix(now, 0)); reason != nil {
			verdict = reason.Error()
		}
		own, err := contrato.Signature(row["x-timestamp"], row["x-endpoint"], body, row["api_secret"], order)
		if err != nil {
			return err
		}
		fmt.Printf("%s\t%s\n", verdict, own)
	}
	return nil
}

// waiting gives up a call that waits for the token of another one, then a call that others wait for, and asks again after a refusal.
func waiting(words []string) error {
	client := &contrato.Client{BaseURL: words[0], ClientID: "id", ClientSecret: "secret", Audience: "audience"}
	call := func(ctx context.Context) <-chan error {
		over := make(chan error, 1)
		go func() { over <- client.Do(ctx, http.MethodGet, "/users/v1/", nil, "", nil) }()
		return over
	}
	tell := func(path string) error {
		response, err := http.Get(words[0] + path)
		if err == nil {
			response.Body.Close()
		}
		return err
	}
	first, giveUp := context.WithCancel(context.Background())
	defer giveUp()
	asking := call(first)
	if err := tell("/asked/1"); err != nil {
		return err
	}
	short, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	fmt.Println(errors.Is(<-call(short), context.DeadlineExceeded))
	others := call(context.Background())
	giveUp()
	fmt.Println(errors.Is(<-asking, context.Canceled))
	if err := tell("/refuse"); err != nil {
		return err
	}
	var refusal *contrato.Error
	fmt.Println(errors.As(<-others, &refusal) && refusal.Status == http.StatusUnauthorized)
	last := call(context.Background())
	if err := tell("/give"); err != nil {
		return err
	}
	fmt.Println(<-last == nil)
	return nil
}

// story creates three users and lists them by two, then asks for one that is not there, for a list in Brazil, for cards and for shipments.
func story(words []string) error {
	ctx := context.Background()
	client := &contrato.Client{BaseURL: words[0], ClientID: words[1], ClientSecret: words[2], Audience: words[3]}
	for _, name := range []string{"Ana", "Bruno", "Ana, Inés"} {
		body := map[string]string{"email": contrato.NewKey() + "@example.com", "name": name, "operation_country": "ARG"}
		if err := client.Do(ctx, http.MethodPost, "/users/v1/", body, contrato.NewKey(), nil); err != nil {
			return err
		}
	}
	query := map[string][]string{"filter[name]": {"Ana, Inés", "Ana", "Bruno"}, "page[size]": {"2"}}
	count := 0
	err := contrato.Each(ctx, client, "/users/v1/", query, func(struct{}) error { count++; return nil })
	if err != nil {
		return err
	}
	fmt.Println(count)
	var refusal *contrato.Error
	if !errors.As(client.Do(ctx, http.MethodGet, "/users/v1/"+contrato.NewKey(), nil, "", nil), &refusal) {
		return errors.New("a user who is not there was found")
	}
	fmt.Println(refusal.Status, refusal.Code, refusal.RequestID != "")
	intents := "/networks/cash/v1/cashin/intents/account/" + contrato.NewKey()
	err = contrato.Each(ctx, client, intents, nil, func(struct{}) error { return nil }, contrato.Header{Name: "country", Value: "bra"})
	if !errors.As(err, &refusal) {
		return errors.New("intents of an account that is not there were found")
	}
	fmt.Println(refusal.Status, refusal.Code)
	if !errors.As(client.Do(ctx, http.MethodGet, "/cards/v1/", nil, "", nil), &refusal) {
		return errors.New("a redirect was followed")
	}
	fmt.Println(refusal.Status)
	count = 0
	err = contrato.Each(ctx, client, "/shipping/v1/", nil, func(struct{}) error { count++; return nil })
	fmt.Println(count)
	return err
}
